import Cleanse

// Factories that create another type than the bound one, are async, or throw.

protocol Navigating {}

final class Navigator: Navigating {
  init(chart: Chart) {}
}

struct Chart: Sendable {
  static func draw() async throws -> Chart { Chart() }
  static func redraw() throws -> Chart { Chart() }
}

struct Passenger {
  init(chart: Chart) {}
}

struct CabinModule: Module {
  static func configure(binder: Binder<Singleton>) {
    let navigating = binder.bind(Navigating.self)
    let chart = binder.bind(Chart.self)

    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    navigating.to { $0 as Passenger }
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    navigating.sharedInScope().to { $0 as Passenger }
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    navigating.intoCollection().to { $0 as Passenger }
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    navigating.to(factory: Passenger.init)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    chart.to(factory: Chart.draw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    chart.to(factory: Chart.redraw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    chart.sharedInScope().to(factory: Chart.draw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    binder.bind().to(factory: Chart.redraw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    binder.bind().to(factory: Chart.draw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    binder.bind().sharedInScope().to(factory: Chart.redraw)
    // expected-error@+1 {{'to(factory:)' is unavailable: a factory cannot be async or throw: use sharedInScope().to(asyncFactory:)}}
    binder.bind().intoCollection().to(factory: Chart.redraw)
    // expected-error@+1 {{incorrect argument label in call (have 'charts:', expected 'chart:')}}
    binder.bind(Navigator.self).to { (chart: Chart) in Navigator(charts: chart) }

    navigating.to { $0 as Navigator }
    navigating.intoCollection().to { $0 as Navigator }
    chart.sharedInScope().to(asyncFactory: Chart.draw)
    chart.sharedInScope().to(asyncFactory: Chart.redraw)
    chart.sharedInScope().to { try await Chart.draw() }
  }

  static func bindAnother(_ bind: ReceiptBinder<any Navigating>) -> BindingReceipt<any Navigating> {
    // expected-error@+1 {{'to(factory:)' is unavailable: the factory creates a different type from the binding: return the bound type, or a type that conforms to it; write a closure for an inout or variadic parameter, and bind(T?.self) for init?}}
    bind.to { $0 as Passenger }
  }
}
