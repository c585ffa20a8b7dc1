/// The first 100 services as generic classes, in up to 100 places: 10,000 types.
///
/// In a place, the first 20 services depend on a service of the place before, as the others do on services of their
/// own.
struct PlacedServices {
  let graph: ServiceGraph
  private let services = 0..<100
  private let first = 0..<20

  init(graph: ServiceGraph) {
    self.graph = graph
  }

  static var places: [String] {
    [
      """
      // Type arguments that tell 100 copies of one block of bindings apart.

      """
    ] + (0..<100).map { "package enum Place\($0) {}" }
  }

  /// The dependencies of a service in its own place.
  private func dependencies(of service: Int) -> ArraySlice<Int> {
    let all = graph.dependencies[service]
    return first.contains(service) ? all.dropLast() : all[...]
  }

  /// A list of the dependency in the place before and of the dependencies in the same place.
  private func list(_ service: Int, before: String, _ member: (Int) -> String) -> String {
    ((first.contains(service) ? [before] : []) + dependencies(of: service).map(member)).joinedList
  }

  @SourceLines
  var classes: [String] {
    """
    // The first 100 services once more, for any place. Types of other places are not named, so that a class has one
    // type argument.
    """
    for service in services {
      ""
      "final class PlacedService\(service)<Place> {"
      if first.contains(service) { "  private let before: AnyObject?" }
      for other in dependencies(of: service) { "  private let service\(other): PlacedService\(other)<Place>" }
      ""
      let parameters = list(service, before: "_ before: AnyObject?") { "_ service\($0): PlacedService\($0)<Place>" }
      "  init(\(parameters)) {"
      if first.contains(service) { "    self.before = before" }
      for other in dependencies(of: service) { "    self.service\(other) = service\(other)" }
      """
        }
      }
      """
    }
    let held = graph.held(by: services.count)
    """

    /// Holds the last services of a place, which lead to all others and to the places before.
    package final class PlacedRoot<Place> {
      private let services: (\(held.list { "PlacedService\($0)<Place>" }))

      init(\(held.list { "_ service\($0): PlacedService\($0)<Place>" })) {
        services = (\(held.list { "service\($0)" }))
      }
    }
    """
  }

  @SourceLines
  var bindings: [String] {
    """
    import Cleanse

    // Nothing specializes these modules for a place: they are compiled once, for all of them.

    /// The services of a place that ask for nothing but services of that place.
    struct PlacedServices<Place>: Module {
      static func configure(binder: Binder<Singleton>) {
    """
    for service in services.dropFirst(first.count) {
      let type = "PlacedService\(service)<Place>"
      "    binder.bind(\(type).self).sharedInScope().to(factory: \(type).init)"
    }
    """
      }
    }
    """
    module("FirstPlace<Place>", before: { _ in "" }, argument: "nil")
    module("LaterPlace<Place, Before>", before: { "before: PlacedService\($0)<Before>" }, argument: "before")
    for size in [1, 10, 100] { component(ofPlaces: size) }
  }

  @SourceLines
  private func module(_ name: String, before: (Int) -> String, argument: String) -> [String] {
    """

    struct \(name): Module {
      static func configure(binder: Binder<Singleton>) {
        binder.include(module: PlacedServices<Place>.self)
    """
    for service in first {
      let type = "PlacedService\(service)<Place>"
      let parameters = list(service, before: before(service + 80)) { "service\($0): PlacedService\($0)<Place>" }
      """
          binder.bind(\(type).self).sharedInScope().to {\(parameters.isEmpty ? "" : " (\(parameters)) in")
            \(type)(\(list(service, before: argument) { "service\($0)" }))
          }
      """
    }
    """
      }
    }
    """
  }

  @SourceLines
  private func component(ofPlaces count: Int) -> [String] {
    """

    package struct Placed\(count * services.count): RootComponent {
      package static func configure(binder: Binder<Singleton>) {
        binder.include(module: FirstPlace<Place0>.self)
    """
    for place in 1..<count { "    binder.include(module: LaterPlace<Place\(place), Place\(place - 1)>.self)" }
    let root = "PlacedRoot<Place\(count - 1)>"
    """
      }

      package static func configureRoot(
        binder bind: ReceiptBinder<\(root)>
      ) -> BindingReceipt<\(root)> {
        bind.to(factory: \(root).init)
      }
    }
    """
  }

  @SourceLines
  var byHand: [String] {
    let held = graph.held(by: services.count).list { "service\($0)" }
    """
    // The placed services made by their initializers. A protocol stands between the loop and the place, so that this
    // too is compiled once for all places.

    private protocol HandmadePlace: Sendable {
      /// Makes the services of a place, and returns the last 20.
      func make(after before: [AnyObject]) -> [AnyObject]

      func makeRoot(after before: [AnyObject]) -> AnyObject
    }

    private struct Handmade<Place>: HandmadePlace {
    """
    function("make", type: "[AnyObject]", result: "[\(held)]")
    ""
    function("makeRoot", type: "AnyObject", result: "PlacedRoot<Place>(\(held))")
    """
    }

    private let places: [any HandmadePlace] = [
    """
    for place in 0..<100 { "  Handmade<Place\(place)>()," }
    """
    ]

    /// Makes the services of so many places.
    @inline(never)
    package func makePlacesByHand(_ count: Int) -> AnyObject {
      var before: [AnyObject] = []
      for place in places.prefix(count - 1) { before = place.make(after: before) }
      return places[count - 1].makeRoot(after: before)
    }
    """
  }

  @SourceLines
  private func function(_ name: String, type: String, result: String) -> [String] {
    "  func \(name)(after before: [AnyObject]) -> \(type) {"
    for service in services {
      let arguments = list(service, before: "before.isEmpty ? nil : before[\(service)]") { "service\($0)" }
      "    let service\(service) = PlacedService\(service)<Place>(\(arguments))"
    }
    """
        return \(result)
      }
    """
  }
}
