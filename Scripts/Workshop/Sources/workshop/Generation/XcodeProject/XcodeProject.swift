/// An Xcode project of targets that depend on packages in other folders.
struct XcodeProject {
  let name: String
  let targets: [XcodeTarget]

  private let project = ObjectReference("project", comment: "Project object")
  private let mainGroup = ObjectReference("main group", comment: nil)
  private let results = ObjectReference("results", comment: "Products")

  init(name: String, targets: [XcodeTarget]) {
    self.name = name
    self.targets = targets
  }

  static func reference(toPackage path: String) -> ObjectReference {
    ObjectReference("package \(path)", comment: "XCLocalSwiftPackageReference \"\(path)\"")
  }

  /// The paths of the packages, in the order of their use.
  private var packages: [String] {
    targets.flatMap(\.products).map(\.package).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var file: ProjectFile {
    let configurations = ConfigurationList(of: "PBXProject \"\(name)\"", settings: Self.settings)
    let object = ProjectObject(
      project, "PBXProject",
      [
        "attributes": attributes, "buildConfigurationList": .reference(configurations.reference),
        "developmentRegion": "en", "hasScannedForEncodings": "0", "knownRegions": ["en", "Base"],
        "mainGroup": .reference(mainGroup), "minimizedProjectReferenceProxies": "1",
        "packageReferences": .list(packages.map { .reference(Self.reference(toPackage: $0)) }),
        "preferredProjectObjectVersion": .text(ProjectFile.version), "productRefGroup": .reference(results),
        "projectDirPath": "", "projectRoot": "", "targets": .list(targets.map { .reference($0.reference) }),
      ])
    return ProjectFile(
      objects: [object] + groups + packageObjects + configurations.objects + targets.flatMap { $0.objects() },
      project: project)
  }

  private var attributes: ProjectValue {
    let created = targets.map { target in
      (target.reference.identifier, ["CreatedOnToolsVersion": "26.0"] as ProjectValue)
    }
    return [
      "BuildIndependentTargetsInParallel": "1", "LastSwiftUpdateCheck": "2600", "LastUpgradeCheck": "2600",
      "TargetAttributes": .dictionary(Dictionary(uniqueKeysWithValues: created)),
    ]
  }

  private var groups: [ProjectObject] {
    let folders = targets.map { ProjectValue.reference($0.folder) } + [.reference(results)]
    return [
      ProjectObject(mainGroup, "PBXGroup", ["children": .list(folders), "sourceTree": "<group>"]),
      ProjectObject(
        results, "PBXGroup",
        ["children": .list(targets.map { .reference($0.result) }), "name": "Products", "sourceTree": "<group>"]),
    ]
  }

  private var packageObjects: [ProjectObject] {
    packages.map { path in
      ProjectObject(
        Self.reference(toPackage: path), "XCLocalSwiftPackageReference", ["relativePath": .text(path)])
    }
  }
}
