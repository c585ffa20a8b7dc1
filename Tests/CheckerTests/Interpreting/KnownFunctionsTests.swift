import TestSupport
import BindingGraph
import Foundation
import Testing

@testable import Checker

@Suite("Cleanse functions known to the checker") struct KnownFunctionsTests {
  @Test("The checker knows exactly the public functions of the binders") func binders() throws {
    let declared = try PublicFunctions().names(of: BinderTypes.binders)
    #expect(declared.subtracting(BinderFunction.allCases.map(\.rawValue)) == [])
    #expect(Set(BinderFunction.allCases.map(\.rawValue)).subtracting(declared) == [])
  }

  @Test("The checker knows exactly the public functions of the builders") func builders() throws {
    let declared = try PublicFunctions().names(of: BinderTypes.builders)
    #expect(declared.subtracting(BuilderFunction.allCases.map(\.rawValue)) == [])
    #expect(Set(BuilderFunction.allCases.map(\.rawValue)).subtracting(declared) == [])
  }

  @Test("The checker knows every public type whose name ends in Binder or Builder") func owners() throws {
    let types = try PublicFunctions().types.filter { $0.hasSuffix("Binder") || $0.hasSuffix("Builder") }
    #expect(types == BinderTypes.binders.union(BinderTypes.builders).subtracting(["BinderBase", "BinderType"]))
  }

  @Test("A function of a later version of Cleanse is reported as an unknown binding step") func unknownSteps() throws {
    let library = try TemporaryFolder(["Cleanse.swift": Self.laterCleanse, "App.swift": Self.app])
    let folder = library.url.path
    let program = Compiler.path(environment: ProcessInfo.processInfo.environment)
    let compiled = try ProgramRun.of(
      URL(fileURLWithPath: program),
      [
        "-emit-module", "-module-name", "Cleanse", "-parse-as-library", "-o", "\(folder)/Cleanse.swiftmodule",
        "\(folder)/Cleanse.swift",
      ])
    #expect(compiled.exitCode == 0, "\(compiled.errors)")
    let compiler = Compiler(program: program, folder: folder)
    let arguments = CompilerArguments(
      ["-module-name", "App", "-parse-as-library", "-I", folder, "\(folder)/App.swift"])
    let module = try BigStack.run { Result { try compiler.facts(of: arguments) } }.get()
    let found = try GraphCheck([module]).diagnostics
    #expect(
      found.map { "\($0.severity) \($0.location?.line ?? 0): \($0.headline)" } == [
        "note 4: frozen is a binding step that this version of cleansec does not know",
        "note 5: bindTwice is a binding step that this version of cleansec does not know",
        "note 6: a binder is passed to Archive.init, whose code was not read",
      ])
  }

  private static let app = """
    import Cleanse
    struct App: RootComponent {
      static func configure(binder: Binder<Unscoped>) {
        binder.bind(Int.self).frozen().to(value: 1)
        binder.bindTwice(String.self)
        _ = Archive(binder: binder)
      }
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> { bind.to { (_: Int8) in true } }
    }
    """

  private static let laterCleanse = """
    public enum Unscoped {}
    public protocol RootComponent {
      associatedtype Root
      static func configure(binder: Binder<Unscoped>)
      static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root>
    }
    public struct Binder<Scope> {
      public func bind<Element>(_ type: Element.Type) -> BindingBuilder<Element> { BindingBuilder() }
      public func bindTwice<Element>(_ type: Element.Type) {}
    }
    public struct BindingBuilder<Element> {
      public func frozen() -> BindingBuilder<Element> { self }
      @discardableResult public func to(value: Element) -> BindingReceipt<Element> { BindingReceipt() }
    }
    public struct ReceiptBinder<Element> {
      public func to<P>(_ factory: (P) -> Element) -> BindingReceipt<Element> { BindingReceipt() }
    }
    public struct BindingReceipt<Element> {}
    public struct Archive { public init(binder: Binder<Unscoped>) {} }
    """
}

/// The public functions in the sources of Cleanse, including those of other compilers and platforms.
private struct PublicFunctions {
  private(set) var types: Set<String> = []
  private var names: [String: Set<String>] = [:]

  init() throws {
    let folder = RepositoryFile.url("Sources/Cleanse")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      read(try String(contentsOf: file, encoding: .utf8))
    }
  }

  /// The names of the functions of these types.
  func names(of types: Set<String>) -> Set<String> { types.reduce(into: []) { $0.formUnion(names[$1] ?? []) } }

  private mutating func read(_ source: String) {
    var owner = ""
    var isProtocol = false
    for line in source.split(separator: "\n") {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }.map(String.init)
      // A function at any depth is a member of the type that was last declared at the margin, or behind `#if`.
      let indentation = line.prefix { $0 == " " }.count
      if indentation <= 2, let index = words.firstIndex(where: Self.openings.contains), index < 3,
        words.count > index + 1, line.hasSuffix("{") || line.hasSuffix("{}") || indentation == 0
      {
        owner = words[index + 1]
        isProtocol = words[index] == "protocol"
        if words.first == "public", words[index] != "extension" { types.insert(owner) }
      } else if let index = words.firstIndex(of: "func"), words.count > index + 1,
        words.prefix(index).contains("public") || isProtocol, !line.drop(while: { $0 == " " }).hasPrefix("//")
      {
        names[owner, default: []].insert(words[index + 1])
      }
    }
  }

  private static let openings: Set = ["struct", "class", "enum", "protocol", "extension"]
}
