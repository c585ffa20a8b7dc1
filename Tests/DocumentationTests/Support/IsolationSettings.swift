/// The compiler arguments of an app and of its tests that decide about isolation.
struct IsolationSettings: CustomStringConvertible {
  let description: String
  let program: [String]
  let tests: [String]

  /// A package with `swiftLanguageModes: [.v6]`.
  static let swift6 = IsolationSettings(description: "Swift 6", program: [], tests: [])

  /// The same with `.defaultIsolation(MainActor.self)`.
  static let swift6OnMainActor = IsolationSettings(
    description: "Swift 6, main actor by default", program: onMainActor, tests: [])

  /// A new project of Xcode 26 whose Swift Language Version is 6.
  static let xcodeInSwift6 = IsolationSettings(
    description: "new Xcode project in Swift 6", program: onMainActor + features(upcomingInSwift6),
    tests: features(upcomingInSwift6))

  /// A new project of Xcode 26.
  static let xcode = IsolationSettings(
    description: "new Xcode project", program: onMainActor + upcomingInSwift5, tests: upcomingInSwift5)

  static let onMainActor = ["-default-isolation", "MainActor"]

  private static let upcomingInSwift6 = [
    "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
  ]

  private static let upcomingInSwift5 =
    ["-swift-version", "5"]
    + features(
      ["DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferSendableFromCaptures"]
        + upcomingInSwift6)

  private static func features(_ names: [String]) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }
}
