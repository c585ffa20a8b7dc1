/// The types of a module, the same with Cleanse and by hand.
extension ModularApp.Module {
  /// The services with the numbers of their contributions.
  var services: [Int] { numbers(of: .service) }

  /// The protocols of the two services in other modules on which the subcomponent depends.
  var borrowed: [(label: String, type: String)] {
    dependencies.prefix(2).map { (label: "\($0.lowercased())API", type: "any \($0)API") }
  }

  @SourceLines
  var types: [String] {
    """
    public protocol \(name)API {
      func describe() -> String
    }

    final class \(name)Main: \(name)API {
      init() {}

      func describe() -> String { "\(name)" }
    }
    """
    for number in services {
      """

      public protocol \(name)Service\(number) {}

      final class \(name)DefaultService\(number): \(name)Service\(number) {
        init() {}
      }
      """
    }
    for number in numbers(of: .plugin) {
      """

      public protocol \(name)Plugin\(number): Plugin {}

      final class \(name)DefaultPlugin\(number): \(name)Plugin\(number) {
        init() {}

        func execute() -> String { "\(name)-plugin-\(number)" }
      }
      """
    }
    for number in numbers(of: .initializer) {
      """

      public protocol \(name)Initializer\(number): Initializer {}

      final class \(name)DefaultInitializer\(number): \(name)Initializer\(number) {
        init() {}

        func initialize() { print("Initializing \(name) \(number)") }
      }
      """
    }
    if hasSubcomponent { localTypes }
  }

  @SourceLines
  private var localTypes: [String] {
    for number in 0..<3 {
      """

      public protocol \(name)LocalService\(number) {}

      final class \(name)DefaultLocalService\(number): \(name)LocalService\(number) {
      """
      for (label, type) in borrowed { "  private let \(label): \(type)" }
      """

        init(\(borrowed.map { "_ \($0.label): \($0.type)" }.joinedList)) {
      """
      for (label, _) in borrowed { "    self.\(label) = \(label)" }
      """
        }
      }
      """
    }
    """

    struct \(name)Session {
    """
    for number in 0..<3 { "  let service\(number): any \(name)LocalService\(number)" }
    "}"
  }
}
