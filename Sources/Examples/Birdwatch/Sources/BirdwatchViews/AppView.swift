import BirdwatchApplication
import BirdwatchInterface

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

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

#if canImport(SwiftUI)
  #Preview("Login") {
    AppView(app: .preview())
  }
#endif
