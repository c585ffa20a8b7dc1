import Cleanse
import Relay
import RelayGraph
import Testing

@Suite("Launch configurations of an index") struct LaunchConfigurationsTests {
  @Test("An index has a configuration for each choice and for combinations of factories with parameters") func sets() {
    #expect(
      ObservatoryIndex.make().launchConfigurations().map(\.name) == [
        "-d type=clock,factory=named",
        "-d type=clock,factory=stopped",
        "-d type=name,factory=hill",
        "-d type=note,factory=blank",
        "-d type=telescope,factory=cardboard",
        "-d type=clock,factory=named -d type=telescope,factory=cardboard",
      ])
  }

  @Test("A limit of launch configurations keeps the smallest ones") func limit() {
    let index = DynamicDependencyIndex()
    func add<Element>(_ element: Element.Type, _ name: String) {
      index.add(DependencyTypeKey(name), type: Element.self)
      index.add(DependencyFactoryKey(name), for: Element.self) { (element: Element) in element }
    }
    add(Int.self, "a")
    add(String.self, "b")
    add(Bool.self, "c")
    #expect(index.launchConfigurations().count == 7)
    #expect(index.launchConfigurations(atMost: 4).map(\.name).last == "-d type=a,factory=a -d type=b,factory=b")
    #expect(index.launchConfigurations(atMost: 0).isEmpty)
  }

  @Test("All launch configurations of a valid index are valid, with production, tests and previews") func matrix()
    throws
  {
    let index = ObservatoryIndex.make()
    let configurations = [
      GraphConfiguration("production"),
      GraphConfiguration("test", overrides: .overriding((any Clock).self) { StoppedClock() }),
      GraphConfiguration("preview", overrides: .overriding(String.self, tag: ObservatoryName.self, with: "Preview")),
    ]
    let report = try GraphValidator.check(
      Observatory.self, configurations: configurations + index.launchConfigurations(),
      serviceLoader: CleanseServiceLoader([RelayIndexPlugin(index: index)]))
    #expect(report.parts.count == 9)
    #expect(report.parts.allSatisfy { $0.report.isValid })
  }

  @Test("Launch configurations reveal cycles and missing dependencies of stubs, each reported once") func faults()
    throws
  {
    let index = ObservatoryIndex.make()
    index.add("noted", for: (any Clock).self) { (note: Note) in StoppedClock(text: note.text) }
    index.add("timed", for: Note.self) { (clock: any Clock) in Note(text: clock.text) }
    index.add("mirrored", for: Telescope.self) { (_: Mirror) in Telescope(label: "mirrored") }
    let report = GraphValidator.validate(
      Observatory.self, configurations: [GraphConfiguration("production")] + index.launchConfigurations())
    let (cycle, missing) = (report.errors.first, report.errors.last)
    #expect(report.errors.map(\.diagnostic.id) == [.dependencyCycle, .missingBinding])
    #expect(
      cycle?.configurations == [
        "-d type=clock,factory=noted -d type=note,factory=timed",
        "-d type=clock,factory=noted -d type=note,factory=timed -d type=telescope,factory=cardboard",
        "-d type=clock,factory=noted -d type=note,factory=timed -d type=telescope,factory=mirrored",
      ])
    #expect(missing?.configurations.first == "-d type=telescope,factory=mirrored")
    #expect(missing?.configurations.allSatisfy { $0.contains("type=telescope,factory=mirrored") } == true)
    #expect(report["production"]?.isValid == true)
  }

  @Test("Validation of launch configurations runs no factory") func nothingRuns() throws {
    let index = ObservatoryIndex.make()
    index.add("fatal", for: Note.self) { () -> Note in fatalError("A factory ran.") }
    try GraphValidator.check(Observatory.self, configurations: index.launchConfigurations())
  }
}
