import Foundation
import TestSupport
import Testing
import TextFiles

@Suite("Folder paths") struct FolderPathTests {
  @Test("A folder path is removed from the paths of files in the folder only") func below() {
    let folder = FolderPath("/p/app/")
    #expect(folder.path == "/p/app")
    #expect(folder.relativePath(of: "/p/app/Sources/../a.swift") == "a.swift")
    #expect(folder.relativePath(of: "/p/application/a.swift") == nil)
    #expect(folder.relativePath(of: "/p/app") == nil)
    #expect(FolderPath("/").relativePath(of: "/a.swift") == "a.swift")
    #expect(FolderPath(".").path == FileManager.default.currentDirectoryPath)
  }

  @Test("A folder path and the paths of its files may contain symbolic links") func links() throws {
    let files = try TemporaryFolder(["app/Sources/a.swift": "", "shared/b.swift": ""])
    try FileManager.default.createSymbolicLink(atPath: files.path("link"), withDestinationPath: files.path("app"))
    try FileManager.default.createSymbolicLink(
      atPath: files.path("app/Sources/b.swift"), withDestinationPath: files.path("shared/b.swift"))
    for folder in ["app", "link"].map({ FolderPath(files.path($0)) }) {
      #expect(folder.relativePath(of: files.path("app/Sources/a.swift")) == "Sources/a.swift")
      #expect(folder.relativePath(of: files.path("link/Sources/a.swift")) == "Sources/a.swift")
      #expect(folder.relativePath(of: files.path("link/Sources/b.swift")) == "Sources/b.swift")
      #expect(folder.relativePath(of: files.path("shared/b.swift")) == nil)
    }
  }
}
