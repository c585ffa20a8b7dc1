import Cleanse
import TestSupport
import Testing

/// A stand-in for the metrics library of a program.
private final class Metrics: Sendable {
  private let counts = Locked<[String: Int]>([:])
  private let times = Locked<[String: Double]>([:])

  func recordCreation(of type: String, seconds: Double) {
    counts.update { $0[type, default: 0] += 1 }
    times.update { $0[type, default: 0] += seconds }
  }

  func count(of type: String) -> Int { counts.value[type] ?? 0 }
  func time(of type: String) -> Double { times.value[type] ?? 0 }
}

private final class WeatherStation {}
private struct Forecast {
  let station: WeatherStation
}
private struct WeatherService {
  let forecasts: Provider<Forecast>
}

private struct WeatherComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(WeatherStation.self).sharedInScope().to(factory: WeatherStation.init)
    binder.bind(Forecast.self).to(factory: Forecast.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<WeatherService>) -> BindingReceipt<WeatherService> {
    bind.to(factory: WeatherService.init)
  }
}

@Suite("Guide to metrics on creation")
struct CreationMetricsGuideTests {
  @Test("The guide's trace records the number and the time of creations by type") func byType() throws {
    let metrics = Metrics()
    let trace = CreationTrace { entry in
      guard entry.kind != .graph, entry.kind != .instance else { return }
      metrics.recordCreation(of: entry.subject.name, seconds: entry.ownTime)
    }
    let service = try ComponentFactory.of(WeatherComponent.self, trace: trace).build()
    _ = (service.forecasts.get(), service.forecasts.get())
    #expect(["WeatherService", "Forecast", "WeatherStation"].map(metrics.count) == [1, 2, 1])
    #expect(metrics.time(of: "Forecast") > 0)
    #expect(metrics.count(of: "WeatherComponent") == 0)
  }
}
