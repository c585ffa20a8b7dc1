import Cleanse
import Relay
import RelayGraph
import Testing

@Suite("The configurations of an index") struct LaunchConfigurationsTests {
  @Test("are one for each choice, and for each choice of several factories that ask for something") func sets() {
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

  @Test("are few where few are wanted, the small ones first") func limit() {
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

  @Test("are all valid for a sound index, with production, tests and previews") func matrix() throws {
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

  @Test("show a cycle that only several stubs close, and what a stub lacks, once each") func faults() throws {
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

  @Test("build nothing") func nothingRuns() throws {
    let index = ObservatoryIndex.make()
    index.add("fatal", for: Note.self) { () -> Note in fatalError("A factory ran.") }
    try GraphValidator.check(Observatory.self, configurations: index.launchConfigurations())
  }
}
