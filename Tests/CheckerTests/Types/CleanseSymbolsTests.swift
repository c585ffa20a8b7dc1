import BindingGraph
import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Names of Cleanse known to the checker") struct CleanseSymbolsTests {
  /// The public declarations of the library, one in each line.
  private static let declarations = Result {
    try ["Cleanse", "CleanseTesting", "PureGraph"].map { module in
      try String(contentsOf: RepositoryFile.url("Documentation/API/\(module).txt"), encoding: .utf8)
    }.joined()
  }

  @Test("Every type that the checker knows exists in Cleanse", arguments: CleanseType.allCases)
  func types(_ type: CleanseType) throws {
    let declaration = try Regex("\n(@\\w+ |final )*(struct|class|enum|protocol|typealias) \(type.rawValue)\\b")
    #expect(try ("\n" + Self.declarations.get()).contains(declaration))
  }

  @Test("Every associated type that the checker knows exists in Cleanse", arguments: CleanseMember.allCases)
  func members(_ member: CleanseMember) throws {
    let declaration = try Regex("(associatedtype|typealias) \\w+\\.\(member.rawValue)\\b")
    #expect(try Self.declarations.get().contains(declaration))
  }

  @Test("Every associated type that the checker takes for the first type argument exists in Cleanse")
  func firstArguments() throws {
    let declarations = try Self.declarations.get()
    for (type, member) in CleanseSymbols.firstArguments {
      let (type, member) = (type.rawValue, member.rawValue)
      let isDeclared = declarations.contains("typealias \(type).\(member) = ")
      #expect(isDeclared || declarations.contains(" \(type)<\(member)>"), "\(type).\(member)")
    }
  }

  @Test("Every function and every label that the checker knows exists in Cleanse") func functions() throws {
    let functions = ConfigurationFunction.allCases.map(\.rawValue) + RootFunction.allCases.map(\.rawValue)
    let declarations = try Self.declarations.get()
    for name in functions + CleanseSymbols.bindingSteps.values {
      #expect(try declarations.contains(Regex("[ .]\(name)[<(]")), "\(name)")
    }
    for label in ArgumentLabel.allCases {
      #expect(try declarations.contains(Regex("[(, ]\(label.rawValue)( \\w+)?: ")), "\(label)")
    }
  }

  @Test("Every constant of orders and visibilities that the checker knows exists in Cleanse") func constants() throws {
    let declarations = try Self.declarations.get()
    for name in CleanseSymbols.orders.keys { #expect(declarations.contains("ContributionOrder.\(name): ")) }
    for name in CleanseSymbols.visibilities.keys { #expect(declarations.contains("BindingVisibility.\(name): ")) }
  }

  @Test("Every part of symbols that the checker knows is in the symbol of a function of Cleanse") func parts() throws {
    let folder = try TemporaryFolder(["Uses.swift": Self.uses])
    let facts = try TestCompiler.facts(ofModule: "Uses", sources: [folder.url.path + "/Uses.swift"])
    let symbols = facts.expressions.compactMap { expression -> String? in
      if case .reference(let declaration, _) = expression { "\(declaration.name) \(declaration.symbol)" } else { nil }
    }
    for part in SymbolPart.allCases {
      let name =
        switch part {
        case .cleanse: "bind"
        case .cleanseTesting: "assertValidGraph"
        case .bindingGraph: "first"
        case .contributionOrder: "init"
        case .componentFactory, .sendableComponentFactory, .asyncComponentFactory: "build"
        case .receiptOfElements: "to"
        case .taggedProvider: "accept"
        }
      let isFound = symbols.contains { $0.hasPrefix("\(name) s:") && part.isContained(in: $0) }
      #expect(isFound, "\(part) in \(symbols)")
    }
    #expect(SymbolPart.cleanse.rawValue == "s:\(CleanseSymbols.mark)")
  }

  private static let uses = """
    import Cleanse
    import CleanseTesting

    struct Port: Tag { typealias Element = Int }

    func use(
      _ binder: Binder<Unscoped>, _ factory: ComponentFactory<App>, _ sendableFactory: SendableComponentFactory<App>,
      _ asyncFactory: AsyncComponentFactory<App>
    ) async throws {
      binder.bind(Int.self).intoCollection(order: .first).to(factory: { [1] })
      binder.bind(Int.self).intoCollection(order: ContributionOrder(.max)).to(value: 1)
      binder.accept(.unusedBinding, for: TaggedProvider<Port>.self)
      _ = factory.build()
      _ = sendableFactory.build()
      _ = try await asyncFactory.build()
      assertValidGraph(App.self)
    }

    struct App: RootComponent {
      static func configure(binder: Binder<Unscoped>) {}

      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to(value: true) }
    }
    """
}
