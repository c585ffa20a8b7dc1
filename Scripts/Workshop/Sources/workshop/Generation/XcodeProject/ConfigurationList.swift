/// The configurations Debug and Release of a project or a target.
struct ConfigurationList {
  let reference: ObjectReference
  let objects: [ProjectObject]

  /// - Parameter settings: The build settings, by the name of the configuration.
  init(of owner: String, settings: (String) -> [String: ProjectValue]) {
    reference = ObjectReference("configurations of \(owner)", comment: "Build configuration list for \(owner)")
    let configurations = ["Debug", "Release"].map { name in
      ProjectObject(
        ObjectReference("configuration \(name) of \(owner)", comment: name), "XCBuildConfiguration",
        ["name": .text(name), "buildSettings": .dictionary(settings(name))])
    }
    let list = ProjectObject(
      reference, "XCConfigurationList",
      [
        "buildConfigurations": .list(configurations.map { .reference($0.reference) }),
        "defaultConfigurationIsVisible": "0", "defaultConfigurationName": "Release",
      ])
    objects = configurations + [list]
  }
}

extension XcodeProject {
  /// The settings that the template of Xcode 26 has, as far as Swift uses them.
  static func settings(of configuration: String) -> [String: ProjectValue] {
    let common: [String: ProjectValue] = [
      "ALWAYS_SEARCH_USER_PATHS": "NO", "COPY_PHASE_STRIP": "NO", "ENABLE_USER_SCRIPT_SANDBOXING": "YES",
      "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "LOCALIZATION_PREFERS_STRING_CATALOGS": "YES", "SDKROOT": "iphoneos",
    ]
    let special: [String: ProjectValue] =
      configuration == "Debug"
      ? [
        "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "ONLY_ACTIVE_ARCH": "YES",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)", "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
      ]
      : [
        "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym", "ENABLE_NS_ASSERTIONS": "NO",
        "SWIFT_COMPILATION_MODE": "wholemodule", "VALIDATE_PRODUCT": "YES",
      ]
    return common.merging(special) { $1 }
  }
}

extension XcodeTarget {
  /// The template has the language version 5. With 6, no code needs attributes for the main actor.
  func settings(of configuration: String) -> [String: ProjectValue] {
    let common: [String: ProjectValue] = [
      "CODE_SIGN_STYLE": "Automatic", "CURRENT_PROJECT_VERSION": "1", "GENERATE_INFOPLIST_FILE": "YES",
      "MARKETING_VERSION": "1.0", "PRODUCT_BUNDLE_IDENTIFIER": .text("dev.cleanse.\(name)"),
      "PRODUCT_NAME": "$(TARGET_NAME)", "SWIFT_APPROACHABLE_CONCURRENCY": "YES",
      "SWIFT_DEFAULT_ACTOR_ISOLATION": "MainActor", "SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES",
      "SWIFT_VERSION": "6.0", "TARGETED_DEVICE_FAMILY": "1,2",
    ]
    guard kind == .app else { return common }
    return common.merging([
      "ENABLE_PREVIEWS": "YES", "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "LD_RUNPATH_SEARCH_PATHS": ["$(inherited)", "@executable_path/Frameworks"], "SWIFT_EMIT_LOC_STRINGS": "YES",
    ]) { $1 }
  }
}
