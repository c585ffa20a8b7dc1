import Cleanse
import Foundation

do {
  let settings = Settings(environment: ProcessInfo.processInfo.environment)
  let server = try await AsyncComponentFactory.of(ServerComponent.self).instantiate(settings)
  try await server.run(hookTimeLimit: 10) {
    // A real server awaits its end here. This one answers two requests.
    let seeds = [
      RequestSeed(id: "1", path: "/today", user: User(name: "ada")),
      RequestSeed(id: "2", path: "/today", user: User(name: "ben")),
    ]
    for line in try await server.root.answer(seeds).sorted() { print(line) }
  }
} catch {
  print(error)
  exit(1)
}
