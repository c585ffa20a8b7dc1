import Foundation
import TextFiles

/// The description of a build by Swift Build or Xcode, a folder `XCBuildData/....xcbuilddata`: its file
/// `task-store.msgpack` contains the commands of all modules, whether or not they were up to date.
struct BuildDescription: BuildPlanReader {
  /// The folder, or a folder of several descriptions, of which the last one counts.
  let path: String

  var name: String { path }
  var files: [String] { [path] + descriptions + (store.map { [$0] } ?? []) }

  func plan() throws -> BuildPlan? {
    guard let date else { throw UnreadableFile(path) }
    let commands = commands
    return commands.isEmpty ? nil : BuildPlan(commands, origin: path, date: date)
  }

  /// The date of the last use; `nil` if there is no description.
  var date: Date? {
    store.flatMap { PlanFile.date(URL(fileURLWithPath: $0).deletingLastPathComponent().path) }
  }

  /// Whether a path is a build description, or a folder of descriptions.
  static func isDescription(_ path: String) -> Bool {
    let name = URL(fileURLWithPath: path).lastPathComponent
    return name.hasSuffix(".xcbuilddata") || name == "XCBuildData"
  }

  var commands: [CompileCommand] {
    guard let store, let contents = FileManager.default.contents(atPath: store) else { return [] }
    let bytes = Array(contents)
    let lists = Self.sourceLists(in: bytes)
    // An executable is compiled twice, once for its tests in a folder with a longer name: the last command counts.
    return Self.commandLines(in: bytes).map { line in line.map { lists[$0] ?? $0 } }
      .compactMap { CompileCommand(words: $0, folder: "/") }
      .sorted { ($0.product?.count ?? 0, $0.product ?? "") > ($1.product?.count ?? 0, $1.product ?? "") }
  }

  private var descriptions: [String] {
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return inside.filter { $0.hasSuffix(".xcbuilddata") }.map { "\(path)/\($0)" }
  }

  /// A description that is used again gets a new date.
  private var store: String? {
    let last = descriptions.max { (PlanFile.date($0) ?? .distantPast) < (PlanFile.date($1) ?? .distantPast) }
    let store = "\(last ?? path)/task-store.msgpack"
    return FileManager.default.fileExists(atPath: store) ? store : nil
  }

  // MARK: MessagePack

  /// Finds the arrays of strings that begin with the name of Swift Build's driver, at any position.
  static func commandLines(in bytes: [UInt8]) -> [[String]] {
    // A short string begins with its length, and this name marks its beginning.
    let driver = Array("builtin-SwiftDriver".utf8)
    let needle = [0xA0 | UInt8(driver.count)] + driver
    var lines: [[String]] = []
    for end in ends(of: needle, in: bytes) {
      let start = end - needle.count
      // An array of 16-bit size begins with the number of its elements.
      guard start >= 3, bytes[start - 3] == 0xDC else { continue }
      let count = Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])
      var strings = StringSequence(bytes: bytes, position: start)
      let line = (0..<count).compactMap { _ in strings.next() }
      if line.count == count { lines.append(line) }
    }
    return lines
  }

  /// Maps each argument that names a list of sources to the attachment with its planned contents. A step of a build may
  /// run before the build writes a list.
  ///
  /// The description of such a file is the path of the list, followed by that of its contents.
  static func sourceLists(in bytes: [UInt8]) -> [String: String] {
    var lists: [String: String] = [:]
    for end in ends(of: Array(".SwiftFileList".utf8), in: bytes) {
      var strings = StringSequence(bytes: bytes, position: end)
      guard let contents = strings.next(), contents.contains(".xcbuilddata/attachments/"),
        let list = path(endingAt: end, in: bytes)
      else { continue }
      lists["@\(list)"] = "@\(contents)"
    }
    return lists
  }

  /// The positions after each occurrence of some bytes. A description has megabytes, hence the functions of C.
  private static func ends(of needle: [UInt8], in bytes: [UInt8]) -> [Int] {
    bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress, let first = needle.first else { return [] }
      var ends: [Int] = []
      var position = 0
      while position + needle.count <= bytes.count,
        let found = memchr(start + position, Int32(first), bytes.count - needle.count + 1 - position)
      {
        position = start.distance(to: UnsafeRawPointer(found)) + 1
        guard memcmp(found, needle, needle.count) == 0 else { continue }
        position += needle.count - 1
        ends.append(position)
      }
      return ends
    }
  }

  /// A path with a length of 8 or 16 bits before it.
  private static func path(endingAt end: Int, in bytes: [UInt8]) -> String? {
    let start = (3..<max(end, 3)).reversed().prefix(4096).first { start in
      bytes[start] == UInt8(ascii: "/")
        && (bytes[start - 2] == 0xD9 && Int(bytes[start - 1]) == end - start
          || bytes[start - 3] == 0xDA && Int(bytes[start - 2]) << 8 | Int(bytes[start - 1]) == end - start)
    }
    return start.map { String(decoding: bytes[$0..<end], as: UTF8.self) }
  }

  /// A sequence of adjacent strings.
  private struct StringSequence: IteratorProtocol {
    let bytes: [UInt8]
    var position: Int

    mutating func next() -> String? {
      guard position < bytes.count else { return nil }
      let kind = bytes[position]
      let bytesOfLength: Int
      switch kind {
      case 0xA0...0xBF: bytesOfLength = 0
      case 0xD9...0xDB: bytesOfLength = 1 << Int(kind - 0xD9)
      default: return nil
      }
      let start = position + 1 + bytesOfLength
      guard start <= bytes.count else { return nil }
      let length =
        bytesOfLength == 0 ? Int(kind & 0x1F) : bytes[(position + 1)..<start].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start else { return nil }
      position = start + length
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
  }
}
