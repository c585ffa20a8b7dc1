import Cleanse

final class APIClient {
  func messages(of user: String) -> [String] { ["Welcome, \(user)"] }
}

final class AppModel {
  let client: APIClient

  init(client: APIClient) { self.client = client }
}

struct AppComponent: RootComponent {
  static func configure(binder: Binder<Singleton>) {
    binder.bind(APIClient.self).sharedInScope().to(factory: APIClient.init)
  }

  static func configureRoot(binder bind: ReceiptBinder<AppModel>) -> BindingReceipt<AppModel> {
    bind.to(factory: AppModel.init)
  }
}

do {
  let app = try ComponentFactory.of(AppComponent.self).build()
  print(app.client.messages(of: "Ada"))
} catch {
  print(error)
}
