import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import workshop

/// The committed project file, read as Xcode reads it.
@Suite("Xcode project of Birdwatch")
struct XcodeProjectTests {
  private typealias Members = [String: Any]

  private static let repository = Repository(
    root: (0..<6).reduce(URL(fileURLWithPath: #filePath)) { file, _ in file.deletingLastPathComponent() })
  private let project: Members
  private let objects: [String: Members]

  init() throws {
    let text = try Self.repository.text(of: "\(XcodeProjectGenerator.folder)/Birdwatch.xcodeproj/project.pbxproj")
    var format = PropertyListSerialization.PropertyListFormat.xml
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: &format)
    #expect(format == .openStep)
    project = try #require(list as? Members)
    objects = try #require(project["objects"] as? [String: Members])
  }

  private func objects(of kind: String) -> [Members] { objects.values.filter { $0["isa"] as? String == kind } }

  private func object(_ reference: Any?) throws -> Members {
    let identifier = try #require(reference as? String)
    return try #require(objects[identifier])
  }

  private func objects(in list: Any?) throws -> [Members] { try #require(list as? [String]).map { try object($0) } }

  private func target(_ name: String) throws -> Members {
    try #require(objects(of: "PBXNativeTarget").first { $0["name"] as? String == name })
  }

  private func settings(of owner: Members) throws -> [[String: Any]] {
    let list = try object(owner["buildConfigurationList"])
    let configurations = try objects(in: list["buildConfigurations"])
    #expect(configurations.map { $0["name"] as? String } == ["Debug", "Release"])
    return try configurations.map { try #require($0["buildSettings"] as? [String: Any]) }
  }

  /// All texts below a value.
  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let members as Members: members.flatMap { [$0.key] + texts(in: $0.value) }
    default: []
    }
  }

  @Test("The project file has the version of Xcode 16, which synchronizes folders") func version() throws {
    #expect(project["archiveVersion"] as? String == "1")
    #expect(project["objectVersion"] as? String == "77")
    #expect(try object(project["rootObject"])["isa"] as? String == "PBXProject")
  }

  @Test("Identifiers of objects have 24 digits, and no two objects have the same") func identifiers() throws {
    let text = try Self.repository.text(of: "\(XcodeProjectGenerator.folder)/Birdwatch.xcodeproj/project.pbxproj")
    let declared = text.matches(of: /(?m)^\t\t([0-9A-F]{24})(?: \/\*.*?\*\/)? = \{/).map { String($0.1) }
    #expect(declared.count == objects.count)
    #expect(Set(declared) == Set(objects.keys))
  }

  @Test("Each reference names an object, and each object is referenced") func references() throws {
    let isIdentifier = /[0-9A-F]{24}/
    let used = Set(
      objects.values.flatMap(Self.texts).filter { $0.wholeMatch(of: isIdentifier) != nil }
        + [try #require(project["rootObject"] as? String)])
    #expect(used.isSubset(of: objects.keys))
    #expect(used.isSuperset(of: objects.keys))
  }

  @Test(
    "Each target compiles an existing folder with its name",
    arguments: [
      ("Birdwatch", "com.apple.product-type.application", "Birdwatch.app"),
      ("BirdwatchTests", "com.apple.product-type.bundle.unit-test", "BirdwatchTests.xctest"),
    ])
  func folders(name: String, type: String, result: String) throws {
    let target = try target(name)
    #expect(target["productType"] as? String == type)
    #expect(try object(target["productReference"])["path"] as? String == result)
    #expect(
      try objects(in: target["buildPhases"]).map { $0["isa"] as? String }
        == ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"])
    let folders = try objects(in: target["fileSystemSynchronizedGroups"])
    #expect(folders.map { $0["isa"] as? String } == ["PBXFileSystemSynchronizedRootGroup"])
    #expect(folders.map { $0["path"] as? String } == [name])
    let sources = try Self.repository.files(below: "\(XcodeProjectGenerator.folder)/\(name)", endingIn: ".swift")
    #expect(!sources.isEmpty)
  }

  @Test("The targets of the project are those of its groups and of its folder") func groups() throws {
    let root = try object(project["rootObject"])
    #expect(try objects(in: root["targets"]).map { $0["name"] as? String } == ["Birdwatch", "BirdwatchTests"])
    let group = try object(root["mainGroup"])
    let names = try objects(in: group["children"]).map { $0["path"] as? String ?? $0["name"] as? String }
    #expect(names == ["Birdwatch", "BirdwatchTests", "Products"])
    let products = try objects(in: try object(root["productRefGroup"])["children"])
    #expect(products.map { $0["path"] as? String } == ["Birdwatch.app", "BirdwatchTests.xctest"])
  }

  @Test("Targets link products that the manifests of their packages declare") func products() throws {
    for name in ["Birdwatch", "BirdwatchTests"] {
      let target = try target(name)
      let dependencies = try objects(in: target["packageProductDependencies"])
      let frameworks = try #require(
        try objects(in: target["buildPhases"]).first { $0["isa"] as? String == "PBXFrameworksBuildPhase" })
      let linked = try objects(in: frameworks["files"]).map { try object($0["productRef"])["productName"] as? String }
      #expect(linked == dependencies.map { $0["productName"] as? String })
      for dependency in dependencies {
        let package = try object(dependency["package"])
        let product = try #require(dependency["productName"] as? String)
        let path = try #require(package["relativePath"] as? String)
        let manifest = try Self.repository.text(of: "\(XcodeProjectGenerator.folder)/\(path)/Package.swift")
        #expect(manifest.contains(".library(name: \"\(product)\""))
      }
    }
    let references = try objects(in: try object(project["rootObject"])["packageReferences"])
    #expect(references.map { $0["relativePath"] as? String } == ["..", "../../../.."])
  }

  @Test("The targets are in Swift 6 with the main actor as their default isolation", arguments: ["", "Tests"])
  func isolation(suffix: String) throws {
    for settings in try settings(of: try target("Birdwatch\(suffix)")) {
      #expect(settings["SWIFT_VERSION"] as? String == "6.0")
      #expect(settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] as? String == "MainActor")
      #expect(settings["SWIFT_APPROACHABLE_CONCURRENCY"] as? String == "YES")
      #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] as? String == "dev.cleanse.Birdwatch\(suffix)")
      #expect(settings["GENERATE_INFOPLIST_FILE"] as? String == "YES")
      // See the comment of the generator.
      #expect(settings["TEST_HOST"] == nil)
    }
  }

  @Test("The project is built for the first iOS that its package supports") func deploymentTarget() throws {
    let manifest = try Self.repository.text(of: "Sources/Examples/Birdwatch/Package.swift")
    for settings in try settings(of: try object(project["rootObject"])) {
      let version = try #require(settings["IPHONEOS_DEPLOYMENT_TARGET"] as? String)
      #expect(manifest.contains(".iOS(.v\(version.replacing(".0", with: "")))"))
      #expect(settings["SDKROOT"] as? String == "iphoneos")
    }
  }

  @Test("The scheme names the targets of the project") func scheme() throws {
    let folder = "\(XcodeProjectGenerator.folder)/Birdwatch.xcodeproj/xcshareddata/xcschemes"
    let scheme = try Self.repository.text(of: "\(folder)/Birdwatch.xcscheme")
    let targets = scheme.matches(of: /BlueprintIdentifier = "([0-9A-F]+)" BuildableName = "([A-Za-z.]+)"/)
    #expect(targets.count == 4)
    for target in targets {
      let members = try object(String(target.1))
      #expect(try object(members["productReference"])["path"] as? String == String(target.2))
    }
    #expect(Set(targets.map { String($0.2) }) == ["Birdwatch.app", "BirdwatchTests.xctest"])
    #expect(XMLParser(data: Data(scheme.utf8)).parse())
  }
}
