import BirdwatchApplication
import BirdwatchInterface
import CleanseSwiftUI
import SwiftUI

/// The login, or the pages of the logged-in user.
struct AppView: View {
  let app: AppModel

  var body: some View {
    if let loggedIn = app.loggedIn {
      SightingListView(model: loggedIn.list, logOut: { app.logOut() })
    } else {
      LoginView(logIn: { app.logIn($0) })
    }
  }
}

struct LoginView: View {
  let logIn: (String) -> Void
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Log in") { logIn(name) }
    }
  }
}

#if !os(Linux)
  #Preview("Login") {
    GraphPreview(AppComponent.self, overrides: [PreviewModule.self]) {
      AppView(app: $0)
    }
  }
#endif
