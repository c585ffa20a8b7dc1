#if compiler(>=6.3)
  import BindingGraph
  import cleansec
  import TestSupport
  import Testing

  @Suite("Names with module selectors") struct ModuleSelectorTests {
    /// - Parameter dot: the separator between a Swift module and a name.
    private func source(_ dot: String) -> String {
      """
      import Cleanse
      protocol Clock {}
      struct SystemClock: Probe\(dot)Clock {}
      enum Shop { struct Cart { let clock: any Probe\(dot)Clock } }
      struct Page { let cart: Cleanse\(dot)Provider<Probe\(dot)Shop.Cart>; let title: Swift\(dot)String }
      struct Year: Cleanse\(dot)Tag { typealias Element = Swift\(dot)Int }
      struct ClockModule: Cleanse\(dot)Module {
        static func configure(binder: Cleanse\(dot)Binder<Cleanse\(dot)Singleton>) {
          binder.bind((any Probe\(dot)Clock).self).sharedInScope().to(factory: Probe\(dot)SystemClock.init)
        }
      }
      struct App: Cleanse\(dot)RootComponent {
        static func configure(binder: Cleanse\(dot)Binder<Cleanse\(dot)Singleton>) {
          binder.bind(Probe\(dot)Shop.Cart.self).to(factory: Probe\(dot)Shop.Cart.init)
          binder.bind(Swift\(dot)Int.self).tagged(with: Probe\(dot)Year.self).to(value: 3)
        }
        static func configureRoot(
          binder bind: Cleanse\(dot)ReceiptBinder<Probe\(dot)Page>
        ) -> Cleanse\(dot)BindingReceipt<Probe\(dot)Page> {
          bind.to(factory: Probe\(dot)Page.init)
        }
      }
      """
    }

    private func found(_ dot: String) throws -> [String] {
      let file = try TemporaryFile(source(dot))
      let facts = try TestCompiler.facts(ofModule: "Probe", sources: [file.path])
      return try GraphCheck([ModuleFacts(stored: facts.stored)]).diagnostics.map { diagnostic in
        "\(diagnostic.severity) \(diagnostic.headline): \(diagnostic.suggestions.map { "\($0.text)" })"
      }
    }

    @Test("A graph has the same diagnostics with dots and with module selectors") func sameDiagnostics()
      throws
    {
      let expected = [
        #"error Clock: binding missing: ["Clock in ClockModule, which no component includes", "bind it in App, for example"]"#,
        #"error String: binding missing: ["bind it in App, for example"]"#,
      ]
      #expect(try found(".") == expected)
      #expect(try found("::") == expected)
    }
  }
#endif
