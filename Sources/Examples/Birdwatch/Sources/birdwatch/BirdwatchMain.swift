import BirdwatchApplication
import Cleanse

@main
struct BirdwatchMain {
  static func main() async throws {
    let app = try await AsyncComponentFactory.of(AppComponent.self).instantiate()
    app.root.screen.onLine = { print($0) }
    try await app.run { await Visit(to: app.root).run() }
  }
}
