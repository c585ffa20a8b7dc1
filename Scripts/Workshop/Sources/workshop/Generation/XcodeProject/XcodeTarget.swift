/// A target of an Xcode project. It compiles all files of the folder with its name.
struct XcodeTarget {
  enum Kind: String {
    case app = "com.apple.product-type.application"
    case unitTests = "com.apple.product-type.bundle.unit-test"
  }

  /// A product of a package.
  struct Product {
    let name: String
    /// The path of the package from the folder of the project.
    let package: String
  }

  let name: String
  let kind: Kind
  let products: [Product]

  var reference: ObjectReference { ObjectReference("target \(name)", comment: name) }
  var folder: ObjectReference { ObjectReference("folder \(name)", comment: name) }
  var result: ObjectReference { ObjectReference("result \(name)", comment: resultName) }

  var resultName: String {
    switch kind {
    case .app: "\(name).app"
    case .unitTests: "\(name).xctest"
    }
  }

  func objects() -> [ProjectObject] {
    let configurations = ConfigurationList(of: "PBXNativeTarget \"\(name)\"", settings: settings)
    let phases = ["Sources", "Frameworks", "Resources"].map { phase in
      ProjectObject(
        ObjectReference("phase \(phase) of \(name)", comment: phase), "PBX\(phase)BuildPhase",
        [
          "buildActionMask": "2147483647", "runOnlyForDeploymentPostprocessing": "0",
          "files": .list(phase == "Frameworks" ? products.map { .reference(file(of: $0)) } : []),
        ])
    }
    let target = ProjectObject(
      reference, "PBXNativeTarget",
      [
        "name": .text(name), "productName": .text(name), "productType": .text(kind.rawValue),
        "productReference": .reference(result), "buildConfigurationList": .reference(configurations.reference),
        "buildPhases": .list(phases.map { .reference($0.reference) }), "buildRules": [], "dependencies": [],
        "fileSystemSynchronizedGroups": [.reference(folder)],
        "packageProductDependencies": .list(products.map { .reference(dependency(on: $0)) }),
      ])
    return [target, folderObject, resultObject] + phases + products.flatMap(objects) + configurations.objects
  }

  private var folderObject: ProjectObject {
    ProjectObject(folder, "PBXFileSystemSynchronizedRootGroup", ["path": .text(name), "sourceTree": "<group>"])
  }

  private var resultObject: ProjectObject {
    ProjectObject(
      result, "PBXFileReference",
      [
        "explicitFileType": kind == .app ? "wrapper.application" : "wrapper.cfbundle", "includeInIndex": "0",
        "path": .text(resultName), "sourceTree": "BUILT_PRODUCTS_DIR",
      ])
  }

  private func file(of product: Product) -> ObjectReference {
    ObjectReference("file \(product.name) in \(name)", comment: "\(product.name) in Frameworks")
  }

  private func dependency(on product: Product) -> ObjectReference {
    ObjectReference("product \(product.name) in \(name)", comment: product.name)
  }

  private func objects(of product: Product) -> [ProjectObject] {
    [
      ProjectObject(file(of: product), "PBXBuildFile", ["productRef": .reference(dependency(on: product))]),
      ProjectObject(
        dependency(on: product), "XCSwiftPackageProductDependency",
        [
          "package": .reference(XcodeProject.reference(toPackage: product.package)), "productName": .text(product.name),
        ]),
    ]
  }
}
