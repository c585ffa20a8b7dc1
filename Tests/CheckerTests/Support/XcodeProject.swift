import Foundation
import TestSupport

/// A project of an iOS app with one framework, `Tests/Fixtures/BuildSystems/Bakery`, and the log of its `xcodebuild`.
struct XcodeProject {
  let folder: TemporaryFolder
  let log: String

  /// - Parameters:
  ///   - sdk: the SDK that the log names; iOS's cannot be compiled with everywhere.
  ///   - modules: the folder of the module Cleanse, and the map of the C module that it needs.
  init(
    sdk: String = Self.sdk, target: String = Self.target,
    modules: (folder: String, map: String) = ("/DerivedData/Products", "/DerivedData/CleanseShims.modulemap")
  ) throws {
    folder = try TemporaryFolder(named: "My Bakery")
    for path in ["App/BakeryApp.swift", "Ovens/OvenModule.swift"] {
      try folder.write(RepositoryFile.text("Tests/Fixtures/BuildSystems/Bakery/\(path)"), to: path)
    }
    let project = Self.escape(folder.url.path)
    try folder.write("\(project)/App/BakeryApp.swift\n", to: "DerivedData/Bakery.SwiftFileList")
    try folder.write("\(project)/Ovens/OvenModule.swift\n", to: "DerivedData/Ovens.SwiftFileList")
    log = [
      "{PROJECT}": project, "{FOLDER}": folder.url.path, "{SDK}": sdk, "{TARGET}": target,
      "{PRODUCTS}": Self.escape(modules.folder),
      "{MAP}": Self.escape(modules.map),
    ].reduce(try RepositoryFile.text("Tests/Fixtures/BuildSystems/xcodebuild.log")) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }

  static let sdk =
    "/Applications/Xcode.app/Contents/Developer/Platforms/iPhoneSimulator.platform/Developer/SDKs/iPhoneSimulator26.0.sdk"
  static let target = "arm64-apple-ios17.0-simulator"

  private static func escape(_ path: String) -> String { path.replacingOccurrences(of: " ", with: "\\ ") }
}
