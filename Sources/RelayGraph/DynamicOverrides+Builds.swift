extension DynamicOverrides {
  /// The builds of a program that accept instructions in launch arguments. Future versions may add choices.
  public struct Builds: Hashable, Sendable {
    private let includesReleaseBuilds: Bool

    /// Builds with the configuration `debug`.
    public static let debugBuilds = Builds(includesReleaseBuilds: false)
    /// All builds. Any user who can start the program can replace every type in the index.
    public static let allBuilds = Builds(includesReleaseBuilds: true)

    func include(isDebugBuild: Bool) -> Bool {
      isDebugBuild || includesReleaseBuilds
    }

    // SwiftPM and Xcode compile packages in the configuration of the program.
    static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }
  }
}
