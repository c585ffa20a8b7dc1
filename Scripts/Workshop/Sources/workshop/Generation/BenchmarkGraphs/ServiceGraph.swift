/// Which services ask for which.
///
/// Each service but the first 20 asks for the one 20 before it, and for one or two more of the 50 before it: 2.2 on
/// average. So the last 20 services of any prefix lead to all of it.
struct ServiceGraph {
  /// The services that each one asks for.
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

  /// What the root of so many services holds.
  func held(by count: Int) -> Range<Int> {
    max(0, count - 20)..<count
  }
}

extension Sequence<Int> {
  /// What stands for each number in a list.
  func list(separator: String = ", ", _ member: (Int) -> String) -> String {
    map(member).joined(separator: separator)
  }
}
