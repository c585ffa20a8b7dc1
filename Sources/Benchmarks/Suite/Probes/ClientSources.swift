/// A user's program in two modules: classes with dependencies, and the code that assembles them, with Cleanse or by
/// hand.
///
/// The texts are the same each time: apparent randomness comes from a fixed sequence of numbers.
struct ClientSources {
  /// The dependencies of each class, whose numbers are lower than its own.
  private let dependencies: [[Int]]
  private static let partSize = 50

  /// - Parameters:
  ///   - count: the number of classes.
  ///   - numbers: the numbers of dependencies, in turn; the first classes have fewer.
  init(count: Int, needing numbers: [Int]) {
    var state = 7
    func random(_ limit: Int) -> Int {
      state = state * 16807 % 2_147_483_647
      return state % limit
    }
    dependencies = (0..<count).map { number in
      let wanted = min(numbers[number % numbers.count], number)
      var chosen: [Int] = []
      while chosen.count < wanted {
        let candidate = number - 1 - random(min(number, 50))
        if !chosen.contains(candidate) { chosen.append(candidate) }
      }
      return chosen
    }
  }

  /// The classes, for a module of their own.
  var classes: String {
    dependencies.indices.map { number in
      let needed = dependencies[number]
      let properties = needed.map { "  private let service\($0): Service\($0)\n" }.joined()
      let parameters = needed.map { "_ service\($0): Service\($0)" }.joined(separator: ", ")
      let assignments = needed.map { "    self.service\($0) = service\($0)\n" }.joined()
      return """
        public final class Service\(number) {
        \(properties)  public init(\(parameters)) {
        \(assignments)  }
        }

        """
    }.joined()
  }

  /// A statement for each class, in modules of one part each.
  func statements(importing module: String) -> String {
    let modules = starts.map { start in
      let statements = numbers(from: start).map {
        "    binder.bind(Service\($0).self).sharedInScope().to(factory: Service\($0).init)\n"
      }
      return """
        public struct \(moduleName(from: start)): Module {
          public static func configure(binder: Binder<Singleton>) {
        \(statements.joined())  }
        }

        """
    }
    return "import Cleanse\nimport \(module)\n" + modules.joined()
  }

  /// The names of the modules with the statements.
  var moduleNames: [String] { starts.map(moduleName) }

  private func moduleName(from start: Int) -> String { "Services\(start / Self.partSize)" }

  /// A function that creates all objects.
  func oneFunction(importing module: String) -> String {
    let lines = dependencies.indices.map { "  let service\($0) = \(creation(of: $0) { "service\($0)" })\n" }
    return """
      import \(module)
      public func make() -> AnyObject {
      \(lines.joined())  return service\(dependencies.count - 1)
      }

      """
  }

  /// The function in parts, because the compiler's optimizer takes minutes for a function of a thousand objects.
  func parts(importing module: String) -> String {
    let parts = starts.map { start -> String in
      let numbers = numbers(from: start)
      let properties = numbers.map { "  let service\($0): Service\($0)\n" }.joined()
      let assignments = numbers.map { number in
        let creation = creation(of: number) { $0 < start ? "part\($0 / Self.partSize).service\($0)" : "service\($0)" }
        return "    service\(number) = \(creation)\n"
      }
      let parameters = partsNeeded(by: numbers).map { "_ part\($0): Part\($0)" }.joined(separator: ", ")
      return """
        final class Part\(start / Self.partSize) {
        \(properties)  init(\(parameters)) {
        \(assignments.joined())  }
        }

        """
    }
    let creations = starts.map { start in
      let arguments = partsNeeded(by: numbers(from: start)).map { "part\($0)" }.joined(separator: ", ")
      return "  let part\(start / Self.partSize) = Part\(start / Self.partSize)(\(arguments))\n"
    }
    return """
      import \(module)
      \(parts.joined())public func make() -> AnyObject {
      \(creations.joined())  return part\(starts.count - 1)
      }

      """
  }

  /// The first class of each part.
  private var starts: [Int] { Array(stride(from: 0, to: dependencies.count, by: Self.partSize)) }

  private func numbers(from start: Int) -> Range<Int> {
    start..<min(start + Self.partSize, dependencies.count)
  }

  private func creation(of number: Int, _ name: (Int) -> String) -> String {
    "Service\(number)(\(dependencies[number].map(name).joined(separator: ", ")))"
  }

  private func partsNeeded(by numbers: Range<Int>) -> [Int] {
    Set(numbers.flatMap { dependencies[$0] }.filter { $0 < numbers.lowerBound }.map { $0 / Self.partSize }).sorted()
  }
}
