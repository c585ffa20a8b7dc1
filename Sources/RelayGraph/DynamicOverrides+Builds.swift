extension DynamicOverrides {
  /// The builds of a program that obey launch arguments. More choices may come.
  public struct Builds: Hashable, Sendable {
    private let includesReleaseBuilds: Bool

    /// Those that are made for development: of the configuration `debug`.
    public static let debugBuilds = Builds(includesReleaseBuilds: false)
    /// All builds. Any user who can start the program can then replace every type of the index.
    public static let allBuilds = Builds(includesReleaseBuilds: true)

    func include(isDebugBuild: Bool) -> Bool {
      isDebugBuild || includesReleaseBuilds
    }

    // The package manager and Xcode compile packages in the configuration of the program.
    static var isDebugBuild: Bool {
      #if DEBUG
        true
      #else
        false
      #endif
    }
  }
}
