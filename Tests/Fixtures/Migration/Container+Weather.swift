import FactoryKit

final class RequestLog {
  init() {}
}

protocol WeatherAPI {}

final class LiveWeatherAPI: WeatherAPI {
  init(log: RequestLog) {}
}

extension Container {
  var requestLog: Factory<RequestLog> { self { RequestLog() }.singleton }
  var weatherAPI: Factory<WeatherAPI> {
    self { LiveWeatherAPI(log: self.requestLog()) }.onPreview { FakeWeatherAPI() }
  }
  var session: Factory<Session> { self { Session() }.shared }
}

final class ForecastModel {
  @Injected(\.weatherAPI) private var api
}
