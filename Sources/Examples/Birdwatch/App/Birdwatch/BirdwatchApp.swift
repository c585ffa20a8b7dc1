import BirdwatchApplication
import BirdwatchViews
import SwiftUI

@main
struct BirdwatchApp: App {
  @State private var launch = Launch()

  var body: some Scene {
    WindowGroup {
      LaunchView(launch: launch)
    }
  }
}
