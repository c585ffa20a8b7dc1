import Cleanse
import Testing

@Suite("Validation without a build")
struct GraphValidatorTests {
  private struct Sound: RootComponent {
    typealias Root = Int
    static func configure(binder: Binder<Singleton>) {
      Journal.note("configure")
      binder.install(dependency: Child.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to { (_: ComponentFactory<Child>) in
        Journal.note("factory")
        return 1
      }
    }
  }
  private struct Child: Component {
    typealias Root = Int8
    static func configure(binder: UnscopedBinder) { Journal.note("child") }
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
      bind.to {
        Journal.note("factory")
        return 1
      }
    }
  }
  private struct Missing: RootComponent {
    typealias Root = Holding<String>
    static func configure(binder: Binder<Singleton>) {}
    static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> { bind.to(factory: Root.init) }
  }

  private let objecting = CleanseServiceLoader([Objecting("no")])

  @Test("Validation runs each configure once and no factory")
  func runs() throws {
    Journal.keep { journal in
      #expect(GraphValidator.validate(Sound.self).isValid)
      #expect(journal.entries == ["configure", "child"])
    }
    try Journal.keep { journal in
      try GraphValidator.check(Sound.self)
      #expect(journal.entries == ["configure", "child"])
    }
  }

  @Test("Validation reports a valid graph without errors and warnings")
  func valid() {
    let report = GraphValidator.validate(Sound.self)
    #expect(report.isValid)
    #expect(report.errors.isEmpty)
    #expect(report.warnings.isEmpty)
    #expect(report.description == "The graph is valid.")
  }

  @Test("The description of a report with one error is that of the error")
  func single() {
    let report = GraphValidator.validate(Missing.self)
    #expect(!report.isValid)
    #expect(report.errors.count == 1)
    #expect(report.errors.first is MissingProvider)
    #expect(report.description == report.errors.first?.description)
    #expect(report.description.contains("*** String *** binding missing"))
  }

  @Test("Errors of plugins come after the built-in errors in a report")
  func plugins() {
    let report = GraphValidator.validate(Missing.self, serviceLoader: objecting)
    #expect(report.errors.count == 2)
    #expect(report.errors.first is MissingProvider)
    #expect(report.errors.last as? Objection == Objection(text: "no"))
    #expect(report.description.contains("Multiple Errors"))
    #expect(report.description.contains("*** String *** binding missing"))
    #expect(report.description.contains("objection: no"))
  }

  @Test("A validation report has the same text as the error of a factory creation")
  func sameWords() {
    let report = GraphValidator.validate(Missing.self, serviceLoader: objecting)
    let error = #expect(throws: MultiError.self) {
      try ComponentFactory.of(Missing.self, serviceLoader: objecting)
    }
    #expect(report.description == error?.description)
  }

  @Test("A check throws a single error itself and several as a MultiError")
  func check() {
    #expect(throws: Never.self) { try GraphValidator.check(Sound.self) }
    #expect(throws: MissingProvider.self) { try GraphValidator.check(Missing.self) }
    #expect(throws: Objection(text: "no")) { try GraphValidator.check(Sound.self, serviceLoader: objecting) }
    let error = #expect(throws: MultiError.self) {
      try GraphValidator.check(Missing.self, serviceLoader: objecting)
    }
    #expect(error?.errors.count == 2)
  }

  @Test("A validation report contains the graph, even with errors")
  func root() {
    let valid = GraphValidator.validate(Sound.self).root
    #expect(valid.componentType == nil)
    #expect(names(valid.subcomponents.compactMap(\.componentType)) == ["Sound"])
    #expect(names(valid.subcomponents.flatMap(\.subcomponents).compactMap(\.componentType)) == ["Child"])
    let faulty = GraphValidator.validate(Missing.self).root
    #expect(faulty.subcomponents.first?.infos(Provider<Holding<String>>.self).map(\.isRoot) == [true])
  }

  @Test("Validation reports can be sent to another isolation")
  func sendableReports() async {
    let report = await Task.detached { GraphValidator.validate(Missing.self) }.value
    #expect(report.errors.first is MissingProvider)
    #expect(report.root.subcomponents.map(\.name) == ["Missing"])
    let module = await Task.detached { GraphValidator.validate(module: Nothing.self) }.value
    #expect(module.isValid)
    let configurations = await Task.detached {
      GraphValidator.validate(Missing.self, configurations: [GraphConfiguration("only")])
    }.value
    #expect(configurations["only"]?.isValid == false)
  }

  private enum Nothing: Module {
    static func configure(binder: UnscopedBinder) {}
  }
}
