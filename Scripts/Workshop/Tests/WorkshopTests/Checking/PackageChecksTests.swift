import Foundation
import Testing

@testable import workshop

@Suite("Package checks")
struct PackageChecksTests {
  @Test("Unexpected text fails with the lines that differ")
  func expectedText() throws {
    try Repository.withFiles(["Expected.txt": "one\ntwo\nthree\n"]) { repository in
      let expected = try ExpectedText("Expected.txt", in: repository)
      #expect(throws: Never.self) { try expected.compare("one\ntwo\nthree\n") }
      #expect(throws: Failure(["what is printed is not Expected.txt:", "-two", "+2"])) {
        try expected.compare("one\n2\nthree\n")
      }
    }
  }

  @Test("Compiler messages with locations are separated from those of the package manager")
  func compilerMessages() {
    let messages = CompilerMessages(
      """
      Building for debugging...
      /here/Sources/B.swift:2:1: error: second
      /here/Sources/A.swift:1:1: error: first
      /here/Sources/A.swift:1:1: error: first
      /there/C.swift:1:1: error: third
      Sources/A.swift:5: note: help
      error: fatalError
      """)
    #expect(
      messages.errors(in: "/here") == ["Sources/A.swift:1:1: error: first", "Sources/B.swift:2:1: error: second"])
    #expect(messages.errors.count == 4)
    #expect(messages.findings.count == 5)
  }

  @Test("Messages of checked builds are those about files of the package, each once")
  func checkedBuilds() {
    let log = """
      /here/.build/packages/debug/cleansec-tool --build-step --package /here/copy
      /here/copy/Sources/B.swift:2:1: error: missing
      /here/copy/Sources/B.swift:2:1: error: missing
      /here/Sources/A.swift:1:1: warning: unused
      """
    #expect(CheckedClient.isChecked(log))
    #expect(CheckedClient.findings(in: log, of: "/here/copy") == "Sources/B.swift:2:1: error: missing\n")
  }

  @Test("The linkage check reports Foundation and Dispatch among libraries")
  func linkage() {
    #expect(LinkageCheck.problems(inLibraries: "\tlibswiftCore.so => /usr/lib/libswiftCore.so (0x1)\n") == [])
    for library in ["libFoundation.so", "libFoundationEssentials.so", "libswiftDispatch.so"] {
      #expect(LinkageCheck.problems(inLibraries: "\t\(library) => /usr/lib/\(library) (0x1)\n").count == 1)
    }
  }

  @Test("The check of a tagged copy reports compiler messages about its files, but none about the client")
  func taggedCopy() {
    let log = """
      /here/.build/tagged/native/checkouts/cleanse/Sources/A.swift:1:2: warning: unused
      /here/.build/tagged/native/checkouts/cleanse/Sources/A.swift:1:2: warning: unused
      /here/.build/tagged/client/Sources/Client/main.swift:1:2: warning: unused
      [3/4] Compiling checkouts/cleanse/Sources
      """
    #expect(
      TaggedCopyCheck.problems(inLog: log) == [
        "/here/.build/tagged/native/checkouts/cleanse/Sources/A.swift:1:2: warning: unused"
      ])
  }

  @Test("The check of a tagged copy builds no copy of an earlier run")
  func previousCopy() throws {
    let files = [
      "native/checkouts/cleanse/A.swift": "", "native/workspace-state.json": "", "native/debug/A.o": "",
    ]
    try Repository.withFiles(files) { repository in
      TaggedCopyCheck.removePreviousCopy(from: "native", in: repository)
      let names = try repository.names(in: "native")
      #expect(names == ["debug"])
    }
  }

  @Test("A built package removes the plans of the previous package from the build folder")
  func plans() throws {
    try Repository.withFiles([".build/packages/debug.yaml": "", ".build/packages/debug/A.o": ""]) { repository in
      _ = try BuiltPackage("Package", options: [], in: repository)
      let names = try repository.names(in: ".build/packages")
      #expect(names == ["debug"])
    }
  }

  @Test("Files in the build folder of an example are no sources of the repository")
  func hiddenFolders() throws {
    try Repository.withFiles(["Sources/Shop/.build/A.swift": "", "Sources/Shop/B.swift": ""]) { repository in
      let files = try repository.files(below: "Sources", endingIn: ".swift")
      #expect(files == ["Sources/Shop/B.swift"])
    }
  }

  @Test("The check of the example NoteServer runs its tests in a build folder of their own")
  func noteServer() throws {
    try Repository.withFiles([:]) { repository in
      let arguments = NoteServerCheck.command(in: repository).arguments
      #expect(arguments.prefix(2) == ["swift", "test"])
      #expect(arguments.contains("Sources/Examples/NoteServer"))
      #expect(arguments.contains(".build/note-server"))
    }
  }

  @Test("The parts of the clients check are the existing programs")
  func parts() throws {
    let files = [
      "Tests/Fixtures/Clients/Sources/App/main.swift": "",
      "Tests/Fixtures/Clients/Programs/Shop/ExpectedOutput.txt": "",
    ]
    try Repository.withFiles(files) { repository in
      let parts = try ClientsCheck().parts(in: repository)
      #expect(parts == ["App", "Shop"])
    }
  }
}

@Suite("Commands")
struct CommandTests {
  private let repository = Repository(root: FileManager.default.temporaryDirectory)

  @Test("The result of a command separates output from success")
  func results() throws {
    let command = Command(["sh", "-c", "echo out; echo err >&2; exit 3"], in: repository)
    let result = try command.result(capturing: .outputAndErrors)
    #expect(result.isSuccess == false)
    #expect(result.output == "out\nerr\n")
    #expect(throws: Failure.self) { try command.output() }
    #expect(try Command(["echo", "out"], in: repository).output() == "out\n")
  }

  @Test("A command runs in the folder of the repository")
  func folder() throws {
    let output = try Command(["pwd", "-P"], in: repository).output()
    #expect(output == repository.root.resolvingSymlinksInPath().path + "\n")
  }
}
