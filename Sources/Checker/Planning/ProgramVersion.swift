import Foundation
import TextFiles

/// The version of this program for stored facts: a checksum of its contents, because build systems sometimes link an
/// unchanged program once more.
struct ProgramVersion {
  let text: String

  /// - Parameters:
  ///   - program: the path of the program.
  ///   - folder: the folder of stored facts. It remembers the checksum while the file stays the same; `nil` for none.
  init(ofProgram program: String, in folder: String?) {
    let signature = FileSignature(ofFile: program)?.text ?? program
    let memory = folder.map { URL(fileURLWithPath: $0).appendingPathComponent("version") }
    let lines = memory.flatMap { try? String(contentsOf: $0, encoding: .utf8) }?.split(separator: "\n") ?? []
    if lines.count == 2, lines[0] == signature {
      text = String(lines[1])
      return
    }
    guard let memory, let contents = try? Data(contentsOf: URL(fileURLWithPath: program), options: .alwaysMapped) else {
      text = signature
      return
    }
    text = String(contents.withUnsafeBytes { Checksum(ofWordsIn: $0) }.value, radix: 16)
    // Facts that cannot be stored here are reported with them.
    try? FileManager.default.createDirectory(at: memory.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data("\(signature)\n\(text)\n".utf8).write(to: memory, options: .atomic)
  }
}

extension Checksum {
  /// The checksum of many bytes, eight at a time.
  fileprivate init(ofWordsIn bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    var value = Checksum(of: bytes[(words * 8)...]).value
    for word in 0..<words {
      value = (value ^ bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)) &* Checksum.factor
    }
    self.init(value: value)
  }
}
