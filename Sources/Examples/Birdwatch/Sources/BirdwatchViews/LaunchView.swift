import BirdwatchApplication
import SwiftUI

/// The first view: a progress indicator until the app is built.
public struct LaunchView: View {
  private let launch: Launch

  public init(launch: Launch) {
    self.launch = launch
  }

  public var body: some View {
    Group {
      switch launch.phase {
      case .starting:
        ProgressView("Opening your sightings…")
      case .running(let app):
        AppView(app: app)
      case .failed(let error):
        Text(String(describing: error))
        Button("Try again") { Task { await launch.start() } }
      }
    }
    .task { await launch.start() }
  }
}
