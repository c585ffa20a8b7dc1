import BirdwatchApplication
import BirdwatchViews

#if canImport(SwiftUI)
  import SwiftUI
#else
  import SwiftUIStandIn
#endif

@main
struct BirdwatchApp: App {
  @State private var launch = Launch()

  var body: some Scene {
    WindowGroup {
      LaunchView(launch: launch)
    }
  }
}
