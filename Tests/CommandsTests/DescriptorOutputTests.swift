import TextFiles

#if os(Linux) || os(macOS)
  import Foundation
  import TestSupport
  import Testing

  @testable import Commands

  @Suite("Output to an open descriptor") struct DescriptorOutputTests {
    @Test("Output to a non-blocking pipe waits for its reader") func nonblocking() throws {
      let pipe = Pipe()
      let descriptor = pipe.fileHandleForWriting.fileDescriptor
      #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
      // More bytes than a pipe buffers.
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

    @Test("Output is abandoned after the reader of the pipe has closed it") func abandoned() throws {
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
      "A tool with a closed output pipe exits with 0 instead of a signal",
      arguments: ["cleansec", "cleanse-graph", "cleanse-autowire"])
    func closedPipe(tool: String) throws {
      let run = try ProgramRun.of(
        script: #"{ sleep 0.3; "$0" --help; echo $? >&2; } | true"#, [BuiltProduct.url(tool).path])
      #expect(run == ProgramRun(errors: "0\n"))
    }
  }
#endif
