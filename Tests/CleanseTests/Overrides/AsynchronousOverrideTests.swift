import Cleanse
import Testing

private struct Weather: Sendable {
  let text: String
}

private struct Forecast {
  let weather: Weather
}

private struct ForecastComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Weather.self).sharedInScope().onStart { _ in throw CancellationError() }
      .to(asyncFactory: { Weather(text: "from far away") })
  }

  static func configureRoot(binder bind: ReceiptBinder<Forecast>) -> BindingReceipt<Forecast> {
    bind.to(factory: Forecast.init)
  }
}

private struct PlainComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Weather.self).to { Weather(text: "plain") }
  }

  static func configureRoot(binder bind: ReceiptBinder<Forecast>) -> BindingReceipt<Forecast> {
    bind.to(factory: Forecast.init)
  }
}

private struct LocalWeather: Module {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind(Weather.self).to(value: Weather(text: "local"))
  }
}

private struct FarWeather: Module {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Weather.self).sharedInScope().to(asyncFactory: {
      await Task.yield()
      return Weather(text: "far")
    })
  }
}

private struct WeatherName: Cleanse.Tag {
  typealias Element = String
}

private struct NamedComponent: RootComponent {
  static func configure(binder: Binder<Unscoped>) {
    binder.bind(String.self).tagged(with: WeatherName.self).to(value: "sun")
  }

  static func configureRoot(binder bind: ReceiptBinder<[String]>) -> BindingReceipt<[String]> {
    bind.to { (name: TaggedProvider<WeatherName>) in [name.get()] }
  }
}

@Suite("Overrides of async bindings")
struct AsynchronousOverrideTests {
  @Test(
    "A synchronous override makes the component synchronous and removes the original's hooks",
    arguments: [true, false])
  func plain(isValidated: Bool) async throws {
    for overrides in [[LocalWeather.self] as Overrides, .overriding(Weather.self) { Weather(text: "local") }] {
      let factory = try ComponentFactory.of(ForecastComponent.self, validate: isValidated, overrides: overrides)
      let instance = factory.instantiate()
      #expect(instance.root.weather.text == "local")
      #expect(factory.build().weather.text == "local")
      try await instance.start()
    }
  }

  @Test("An async override of a synchronous binding is awaited")
  func asynchronous() async throws {
    for overrides in [
      [FarWeather.self] as Overrides, .overriding(Weather.self, asyncFactory: { Weather(text: "far") }),
    ] {
      #expect(throws: (any Error).self) { try ComponentFactory.of(PlainComponent.self, overrides: overrides) }
      let factory = try await AsyncComponentFactory.of(PlainComponent.self, overrides: overrides)
      for _ in 0..<2 { #expect(try await factory.build().weather.text == "far") }
    }
    let named = try await AsyncComponentFactory.of(
      NamedComponent.self, overrides: .overriding(String.self, tag: WeatherName.self, asyncFactory: { "rain" }))
    #expect(try await named.build() == ["rain"])
  }
}
