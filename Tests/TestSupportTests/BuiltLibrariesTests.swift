import Testing

@testable import TestSupport

@Suite("Built libraries") struct BuiltLibrariesTests {
  @Test(
    "The name of the package is the identifier that the package manager makes of its folder's name",
    arguments: [("main", "main"), ("Cleanse-2", "cleanse_2"), ("2My-Pkg.x y", "_my_pkg_x_y")])
  func packageName(folder: String, name: String) {
    #expect(BuiltLibraries.packageName(inFolder: folder) == name)
  }
}
