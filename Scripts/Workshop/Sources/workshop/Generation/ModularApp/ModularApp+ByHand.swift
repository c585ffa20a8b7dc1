/// The app assembled by hand: each Swift module has a class that creates its objects, and gets those of the modules
/// that it depends on.
extension ModularApp {
  @SourceLines
  var appByHand: [String] {
    "import Contracts"
    for module in modules { "import \(module.name)" }
    for (number, part) in parts.enumerated() { partByHand(number, part) }
    """

    struct AppRoot {
      let plugins: [any Plugin]
      let initializers: [any Initializer]
      let modules: [any ModuleServices]
    }

    /// Creates all that the app creates at a start.
    @inline(never)
    func startApp(validate: Bool) throws -> AppRoot {
      var plugins: [any Plugin] = []
      var initializers: [any Initializer] = []
      var modules: [any ModuleServices] = []
    """
    for number in parts.indices {
      let earlier = (0..<number).map { "part\($0): part\($0)" }.joinedList
      "  let part\(number) = Part\(number)(\(earlier))"
      "  part\(number).collect(&plugins, &initializers, &modules)"
    }
    """
      return AppRoot(plugins: plugins, initializers: initializers, modules: modules)
    }
    """
  }

  @SourceLines
  private func partByHand(_ number: Int, _ part: ArraySlice<Module>) -> [String] {
    let places = Dictionary(
      uniqueKeysWithValues: parts.enumerated().flatMap { place, modules in modules.map { ($0.name, place) } })
    """

    final class Part\(number) {
    """
    for module in part { "  let \(module.variable): \(module.name)Module" }
    """

      init(\((0..<number).map { "part\($0): Part\($0)" }.joinedList)) {
    """
    for module in part {
      let arguments = module.dependencies.map { dependency in
        let place = places[dependency] ?? number
        return "\(dependency.lowercased()): \(place == number ? "" : "part\(place).")\(dependency.lowercased())"
      }
      "    \(module.variable) = \(module.name)Module(\(arguments.joinedList))"
    }
    """
      }

      func collect(
        _ plugins: inout [any Plugin], _ initializers: inout [any Initializer], _ modules: inout [any ModuleServices]
      ) {
    """
    for module in part { "    \(module.variable).collect(&plugins, &initializers, &modules)" }
    """
      }
    }
    """
  }
}

extension ModularApp.Module {
  var variable: String { name.lowercased() }

  @SourceLines
  var sourceByHand: [String] {
    "import Contracts"
    for dependency in dependencies { "import \(dependency)" }
    ""
    types
    """

    public final class \(name)Module: ModuleServices {
    """
    if hasSubcomponent {
      for dependency in dependencies { "  private let \(dependency.lowercased()): \(dependency)Module" }
    }
    """
      public private(set) lazy var api: any \(name)API = \(name)Main()
    """
    for number in services {
      "  public private(set) lazy var service\(number): any \(name)Service\(number) = \(name)DefaultService\(number)()"
    }
    """

      public init(\(dependencies.map { "\($0.lowercased()): \($0)Module" }.joinedList)) {
    """
    if hasSubcomponent {
      for dependency in dependencies { "    self.\(dependency.lowercased()) = \(dependency.lowercased())" }
    }
    """
      }

      public func collect(
        _ plugins: inout [any Plugin], _ initializers: inout [any Initializer], _ modules: inout [any ModuleServices]
      ) {
    """
    for number in numbers(of: .plugin) { "    plugins.append(\(name)DefaultPlugin\(number)())" }
    for number in numbers(of: .initializer) { "    initializers.append(\(name)DefaultInitializer\(number)())" }
    """
        modules.append(self)
      }

      public func describe() -> [String] {
    """
    let session = hasSubcomponent ? ["\"\\(makeSession())\""] : []
    "    [\((["api.describe()"] + services.map { "\"\\(service\($0))\"" } + session).joinedList)]"
    "  }"
    if hasSubcomponent { sessionByHand }
    "}"
  }

  @SourceLines
  private var sessionByHand: [String] {
    let arguments = dependencies.prefix(2).map { "\($0.lowercased()).api" }.joinedList
    """

      func makeSession() -> \(name)Session {
        \(name)Session(
    """
    for number in 0..<3 {
      "      service\(number): \(name)DefaultLocalService\(number)(\(arguments))\(number < 2 ? "," : ")")"
    }
    "  }"
  }
}
