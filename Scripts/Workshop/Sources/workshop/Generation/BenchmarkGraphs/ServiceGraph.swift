/// The dependencies between the services.
///
/// Each service but the first 20 depends on the one 20 before it, and on one or two more of the 50 before it: 2.2 on
/// average. So the last 20 services of any prefix lead to all of it.
struct ServiceGraph {
  /// The dependencies of each service.
  let dependencies: [[Int]]

  init(count: Int = 1000) {
    var numbers = RandomNumbers(state: 20)
    dependencies = (0..<count).map { service in
      var wanted = service >= 20 ? [service - 20] : []
      let count = min(service % 5 == 4 ? 3 : 2, service)
      while wanted.count < count {
        let candidate = service - 1 - numbers.next() % min(service, 50)
        if !wanted.contains(candidate) { wanted.append(candidate) }
      }
      return wanted
    }
  }

  /// The services that the root of this many services holds.
  func held(by count: Int) -> Range<Int> {
    max(0, count - 20)..<count
  }
}

extension Sequence<Int> {
  /// A list with a text for each number.
  func list(separator: String = ", ", _ member: (Int) -> String) -> String {
    map(member).joined(separator: separator)
  }
}
