import BirdwatchApplication
import Cleanse

@main
struct BirdwatchMain {
  static func main() async throws {
    let app = try await AsyncComponentFactory.of(AppComponent.self).instantiate()
    try await app.run { await Visit(to: app.root, show: { print($0) }).run() }
  }
}
