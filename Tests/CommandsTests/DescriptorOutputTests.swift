#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  @testable import Commands

  @Suite("Output to an open descriptor") struct DescriptorOutputTests {
    @Test("waits for the reader of a pipe that does not block") func nonblocking() throws {
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
      // More than a pipe holds.
      let contents = Data((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) })
      let read = Locked(Data())
      let allRead = DispatchGroup()
      allRead.enter()
      let reader = pipe.fileHandleForReading
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.2)
        read.update { $0 = reader.readDataToEndOfFile() }
        allRead.leave()
      }
      try DescriptorOutput.send(contents, to: descriptor)
      try pipe.fileHandleForWriting.close()
      allRead.wait()
      #expect(read.value == contents)
    }

    @Test("is abandoned when the reader has gone") func abandoned() throws {
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      #expect(!DescriptorOutput.isAbandoned(descriptor))
      try pipe.fileHandleForReading.close()
      #expect(DescriptorOutput.isAbandoned(descriptor))
      let file = try TemporaryFile("")
      let handle = try FileHandle(forWritingTo: file.url)
      #expect(!DescriptorOutput.isAbandoned(handle.fileDescriptor))
    }

    @Test(
      "ends a tool without a signal where nobody reads it",
      arguments: ["cleansec", "cleanse-graph", "cleanse-autowire"])
    func closedPipe(tool: String) throws {
      let run = try ProgramRun.of(
        script: #"{ sleep 0.3; "$0" --help; echo $? >&2; } | true"#, [BuiltProduct.url(tool).path])
      #expect(run == ProgramRun(errors: "0\n"))
    }
  }
#endif
