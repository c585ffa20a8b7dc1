import Foundation

/// A user's module for static checks: classes with dependencies, and statements that bind them.
struct CheckedModule {
  let name: String
  /// The other modules that its root component includes; `nil` without a root component.
  let included: [String]?
  private let classes: ClientSources
  private let count: Int
  private let folder: URL

  init(name: String, count: Int, included: [String]? = nil, folder: URL) {
    self.name = name
    self.included = included
    self.count = count
    self.folder = folder
    classes = ClientSources(count: count, needing: [2, 2, 2, 2, 3])
  }

  /// The paths of the sources.
  var sources: [String] { [file("Classes"), file("Services"), file("Root")].map(\.path) }

  /// The path at which other modules find this one.
  var interface: String { folder.appendingPathComponent("\(name).swiftmodule").path }

  /// The arguments of the compiler.
  func arguments(in folder: URL, _ compiler: SwiftCompiler) -> [String] {
    ["-module-name", name, "-parse-as-library", "-I", folder.path] + compiler.settings + sources
  }

  func write() throws {
    try classes.classes.write(to: file("Classes"), atomically: true, encoding: .utf8)
    try (classes.statements(importing: "Swift") + allServices)
      .write(to: file("Services"), atomically: true, encoding: .utf8)
    try root.write(to: file("Root"), atomically: true, encoding: .utf8)
  }

  /// Changes a source without changing its declarations.
  func touch() throws {
    let source = try String(contentsOf: file("Services"), encoding: .utf8)
    try (source + "\n").write(to: file("Services"), atomically: true, encoding: .utf8)
  }

  /// The module that other modules include.
  private var allServices: String {
    let inclusions = classes.moduleNames.map { "    binder.include(module: \($0).self)\n" }.joined()
    return """
      public struct Services: Module {
        public static func configure(binder: Binder<Singleton>) {
      \(inclusions)  }
      }

      """
  }

  private var root: String {
    guard let included else { return "" }
    let imports = included.map { "import \($0)\n" }.joined()
    let statements = ([name] + included).map { "    binder.include(module: \($0).Services.self)\n" }.joined()
    return """
      import Cleanse
      \(imports)struct Root {
        let last: Service\(count - 1)
      }
      struct App: RootComponent {
        static func configure(binder: Binder<Singleton>) {
      \(statements)  }
        static func configureRoot(binder bind: ReceiptBinder<Root>) -> BindingReceipt<Root> {
          bind.to(factory: Root.init)
        }
      }

      """
  }

  private func file(_ part: String) -> URL { folder.appendingPathComponent("\(name)\(part).swift") }
}
