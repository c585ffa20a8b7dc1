@MainActor
public protocol Scene {}

@MainActor
public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  /// Creates the app and returns.
  public static func main() {
    _ = Self()
    print("\(Self.self) needs SwiftUI to draw its windows.")
  }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}
