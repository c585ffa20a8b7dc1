import Cleanse

/// A graph with five errors: a missing and a duplicate binding, a cycle, a repeated key, and a repeated scope.
struct Kitchen: RootComponent {
  typealias Scope = Singleton

  static func configure(binder: Binder<Singleton>) {
    binder.bind(Oven.self).to(factory: Oven.init)
    binder.bind(Recipe.self).to(value: Recipe(name: "bread"))
    binder.bind(Recipe.self).to(value: Recipe(name: "cake"))
    binder.bind(Cook.self).sharedInScope().to(factory: Cook.init)
    binder.bind(Waiter.self).sharedInScope().to(factory: Waiter.init)
    binder.bind(Spoon.self).to(factory: Spoon.init)
    binder.bind(Spoon.self).intoDictionary(key: "soup").to(factory: Spoon.init)
    binder.bind(Spoon.self).intoDictionary(key: "soup").to(factory: Spoon.init)
    binder.install(dependency: Pantry.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Dinner>) -> BindingReceipt<Dinner> {
    bind.to(factory: Dinner.init)
  }
}

struct Pantry: Component {
  typealias Scope = Singleton

  static func configure(binder: Binder<Singleton>) {}
  static func configureRoot(binder bind: ReceiptBinder<Spoon>) -> BindingReceipt<Spoon> { bind.to(factory: Spoon.init) }
}

struct Thermometer { let degrees: Int }
struct Recipe { let name: String }
struct Spoon {}

struct Oven {
  let thermometer: Thermometer
}

final class Cook {
  init(waiter: Waiter) {}
}

final class Waiter {
  init(cook: Cook) {}
}

struct Dinner {
  let oven: Oven
  let recipe: Recipe
  let cook: Cook
}

/// The errors of a report, without their words: debug and release builds find the same.
func findings(of report: ValidationReport) -> String {
  report.diagnostics.filter { $0.severity == .error }.map { error in
    let place = error.location.map { "\($0.line)" } ?? "nowhere"
    return "\(error.id.rawValue) \(error.subjects.map(\.description).joined(separator: " ")) at \(place)"
  }.joined(separator: "; ")
}

if CommandLine.arguments.contains("--findings") {
  for seed in 0..<80 {
    RandomGraph.$seed.withValue(seed) {
      print("\(seed): \(findings(of: GraphValidator.validate(RandomGraph.self)))")
    }
  }
} else {
  let report = GraphValidator.validate(Kitchen.self)
  print(report)
  print("warnings: \(report.warnings.count)")
}
