import Cleanse

/// The examples of Documentation/ComingFrom….md.
enum ComingFromExamples {
  final class RequestLog {
    private(set) var cities: [String] = []

    func record(_ city: String) { cities.append(city) }
  }

  protocol WeatherAPI {
    func temperature(in city: String) -> Int
  }

  final class LiveWeatherAPI: WeatherAPI {
    private let log: RequestLog

    init(log: RequestLog) {
      self.log = log
    }

    func temperature(in city: String) -> Int {
      log.record(city)
      return 21
    }
  }

  struct FakeWeatherAPI: WeatherAPI {
    func temperature(in city: String) -> Int { 5 }
  }

  final class ForecastModel {
    private let api: any WeatherAPI

    init(api: any WeatherAPI) {
      self.api = api
    }

    func text(for city: String) -> String {
      "\(city): \(api.temperature(in: city)) °C"
    }
  }

  struct WeatherModule: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(RequestLog.self).sharedInScope().to(factory: RequestLog.init)
      binder.bind((any WeatherAPI).self).to(factory: LiveWeatherAPI.init)
      binder.bind(ForecastModel.self).to(factory: ForecastModel.init)
    }
  }

  struct WeatherApp {
    let makeForecast: () -> ForecastModel
  }

  struct WeatherComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: WeatherModule.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<WeatherApp>) -> BindingReceipt<WeatherApp> {
      bind.to(factory: WeatherApp.init)
    }
  }

  // MARK: Beside the old container

  struct OldServices {
    let api: any WeatherAPI
  }

  struct FirstApp {
    let makeForecast: () -> ForecastModel
  }

  struct FirstComponent: RootComponent {
    typealias Seed = OldServices

    static func configure(binder: Binder<Singleton>) {
      binder.bind((any WeatherAPI).self).to(factory: \OldServices.api)
      binder.bind(ForecastModel.self).to(factory: ForecastModel.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<FirstApp>) -> BindingReceipt<FirstApp> {
      bind.to(factory: FirstApp.init)
    }
  }

  // MARK: A session

  struct User {
    let name: String
  }

  final class MessageStore {
    let user: User

    init(user: User) {
      self.user = user
    }
  }

  final class Inbox {
    let user: User
    let store: MessageStore
    let forecast: ForecastModel

    init(user: User, store: MessageStore, forecast: ForecastModel) {
      self.user = user
      self.store = store
      self.forecast = forecast
    }
  }

  struct LoggedInScope: Scope {}

  struct LoggedInComponent: Component {
    typealias Seed = User

    static func configure(binder: Binder<LoggedInScope>) {
      binder.bind(MessageStore.self).sharedInScope().to(factory: MessageStore.init)
    }

    static func configureRoot(binder bind: ReceiptBinder<Inbox>) -> BindingReceipt<Inbox> {
      bind.to(factory: Inbox.init)
    }
  }

  struct MailApp {
    let inboxes: ComponentFactory<LoggedInComponent>
  }

  struct MailComponent: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: WeatherModule.self)
      binder.install(dependency: LoggedInComponent.self)
    }

    static func configureRoot(binder bind: ReceiptBinder<MailApp>) -> BindingReceipt<MailApp> {
      bind.to(factory: MailApp.init)
    }
  }
}
