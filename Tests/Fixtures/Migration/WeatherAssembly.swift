// swift-format-ignore-file: NeverForceUnwrap

import Foundation
import Swinject

final class RequestLog {
  init() {}
}

protocol WeatherAPI {}

final class LiveWeatherAPI: WeatherAPI {
  init(log: RequestLog) {}
}

final class ForecastModel {
  init(api: WeatherAPI, city: String) {}
}

final class WeatherAssembly: Assembly {
  func assemble(container: Container) {
    container.register(RequestLog.self) { _ in RequestLog() }.inObjectScope(.container)
    container.register(WeatherAPI.self) { r in LiveWeatherAPI(log: r.resolve(RequestLog.self)!) }
      .inObjectScope(.transient)
    container.register(ForecastModel.self) { r, city in ForecastModel(api: r.resolve(WeatherAPI.self)!, city: city) }
    container.register(URL.self, name: "images") { _ in URL(fileURLWithPath: "/images") }
  }
}

let model = container.resolve(ForecastModel.self, argument: "Rome")!
