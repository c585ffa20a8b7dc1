/// Builds the program App of Tests/Fixtures/Images, whose dynamic library uses Cleanse too: with a copy of Cleanse in each
/// of the two images, and with one copy for both. Then it runs the tests of that library.
struct ImagesCheck: Check {
  let name = "images"
  let summary = "the images of a program share the graph of CleanseDynamic, and report a second copy of Cleanse"

  private let folder = "Tests/Fixtures/Images"

  func run(in repository: Repository, parts: [String]) throws {
    try compare(with: "TwoCopies.txt", linking: "Cleanse CleanseFoundation", in: repository)
    try compare(with: "OneCopy.txt", linking: "CleanseDynamic", in: repository)
    try BuiltPackage("\(folder)/Features", options: WiringCheck.options, in: repository).swift("test").run()
  }

  private func compare(with expected: String, linking products: String, in repository: Repository) throws {
    // The options are those of the wiring check, so that Cleanse is compiled once.
    let package = try BuiltPackage("\(folder)/App", options: WiringCheck.options, in: repository)
    let build = package.swift("build", "--product", "App")
    try Command(["CLEANSE_PRODUCTS=\(products)"] + build.arguments, in: repository).run()
    try package.compareOutput(of: "App", with: "\(folder)/ExpectedOutput/\(expected)")
  }
}
