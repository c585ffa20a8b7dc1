import Foundation
import TestSupport
import Testing

@testable import cleansec

@Suite("Compiler commands") struct CompileCommandTests {
  @Test("Nested response files are expanded, and a missing one remains an argument") func responseFiles() throws {
    let folder = try TemporaryFolder([
      "outer.rsp": "-DX \"@\(FileManager.default.temporaryDirectory.path)/none\"\n@inner.SwiftFileList",
      "inner.SwiftFileList": "my\\ source.swift\nb.swift\n", "loop.rsp": "@loop.rsp",
    ])
    #expect(
      ResponseFiles.expand(["-a", "@outer.rsp", "@missing"], folder: folder.url.path) == [
        "-a", "-DX", "@\(FileManager.default.temporaryDirectory.path)/none", "my source.swift", "b.swift", "@missing",
      ])
    #expect(ResponseFiles.expand(["@loop.rsp"], folder: folder.url.path) == ["@loop.rsp"])
  }

  @Test("The sources of a command are resolved against its working directory") func sources() throws {
    let words = [
      "worker", "/t/usr/bin/swiftc", "-module-name", "App", "-o", "out.swift", "-Xfrontend", "x.swift", "a.swift",
      "/p/b.swift", "-working-directory", "/w",
    ]
    let command = try #require(CompileCommand(words: words, folder: "/f"))
    #expect(command.sources == ["/w/a.swift", "/p/b.swift"])
    #expect(command.compiler == "/t/usr/bin/swiftc")
    #expect(CompileCommand(words: ["swiftc", "a.swift"], folder: "/f")?.sources == ["/f/a.swift"])
  }

  @Test("A command ends at a shell's operator, as in build files of Ninja") func shellOperators() throws {
    let line = ": && /t/swiftc -module-name App a.swift libB.a && touch done.swift && :"
    let command = try #require(CompileCommand(words: ShellWords.split(line), folder: "/f"))
    #expect(command.arguments == ["-module-name", "App", "a.swift", "libB.a"])
    #expect(command.sources == ["/f/a.swift"])
  }

  @Test(
    "A command without a module name has that of its output, as in the compiler",
    arguments: [
      (["-emit-executable", "-o", "bin/Bakery"], "Bakery"),
      (["-emit-library", "-o", "libOvens.so"], "Ovens"),
      (["-emit-library", "-static", "-o", "libOvens.a"], "Ovens"),
      (["-emit-executable", "-o", "my-app"], "main"),
      (["-emit-executable"], "main"),
    ])
  func moduleNames(options: [String], name: String) throws {
    let command = try #require(CompileCommand(words: ["swiftc"] + options + ["a.swift"], folder: "/f"))
    #expect(command.moduleName == name)
    #expect(CompilerArguments(command.arguments).moduleName == name)
  }

  @Test("Arguments without effect on trees are dropped: numbers of jobs and files for the linker") func dropped() {
    let line = "-j 2 -num-threads 2 -j8 -L lib -module-name App libB.a x.o -Xcc -j /p/a.swift"
    #expect(
      CompilerArguments(ShellWords.split(line)).arguments == [
        "-L", "lib", "-module-name", "App", "-Xcc", "-j", "/p/a.swift",
      ])
  }

  @Test(
    "A command that does not compile a Swift module is ignored",
    arguments: [[], ["clang", "a.c"], ["swiftc", "--version"], ["swiftc", "-frontend", "a.swift"]])
  func others(words: [String]) {
    #expect(CompileCommand(words: words, folder: "/") == nil)
  }
}
