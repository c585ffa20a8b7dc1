import Foundation

/// Writes texts to paths.
///
/// A file is replaced atomically, so that no reader finds half of it. It keeps its permissions, and a link stays a
/// link. Pipes, terminals and other targets such as `/dev/stdout` are written directly.
package enum TextFile {
  /// - Throws: any error; the caller explains problems with the path.
  package static func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Whether a path leads to a file that keeps its contents, and not to a pipe, a terminal or an open descriptor.
  package static func isRegular(_ path: String) -> Bool {
    #if !canImport(WinSDK) && !os(WASI)
      guard openDescriptor(named: path) == nil else { return false }
    #endif
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: file))?[.type] as? FileAttributeType == .typeRegular
  }

  /// - Throws: any error; the caller explains problems with the path.
  package static func write(_ contents: Data, to path: String) throws {
    #if canImport(WinSDK) || os(WASI)
      try contents.write(to: URL(fileURLWithPath: path), options: .atomic)
    #else
      try replaceOrWriteThrough(path, with: contents)
    #endif
  }
}

#if !canImport(WinSDK) && !os(WASI)
  extension TextFile {
    fileprivate static func replaceOrWriteThrough(_ path: String, with contents: Data) throws {
      if let descriptor = openDescriptor(named: path) {
        return try DescriptorOutput.send(contents, to: descriptor)
      }
      let file = try target(of: path)
      switch try? FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType {
      case nil: try replace(file, with: contents, permissions: nil)
      case .typeRegular?: try replace(file, with: contents, permissions: permissions(of: file))
      case _?: try writeThrough(contents, to: file)
      }
    }

    /// The descriptor that a path names: opening it anew would start at the beginning of its file.
    private static func openDescriptor(named path: String) -> Int32? {
      switch path {
      case "/dev/stdout": return 1
      case "/dev/stderr": return 2
      default:
        let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
        return folder.flatMap { Int32(path.dropFirst($0.count)) }
      }
    }

    /// The target of a chain of links, which need not exist yet.
    private static func target(of path: String) throws -> String {
      var path = path
      // Systems follow at most this many links too.
      for _ in 0..<40 {
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return path }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        path = target.hasPrefix("/") ? target : folder.appendingPathComponent(target).path
      }
      throw CocoaError(.fileWriteUnknown)
    }

    private static func permissions(of file: String) throws -> Any? {
      guard FileManager.default.isWritableFile(atPath: file) else { throw CocoaError(.fileWriteNoPermission) }
      return try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions]
    }

    private static func replace(_ file: String, with contents: Data, permissions: Any?) throws {
      let url = URL(fileURLWithPath: file)
      let draft = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString).tmp").path
      guard FileManager.default.createFile(atPath: draft, contents: contents) else {
        // A folder without write permission can contain a writable file.
        guard permissions != nil else { throw CocoaError(.fileWriteNoPermission) }
        return try writeThrough(contents, to: file)
      }
      do {
        if let permissions {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: draft)
        }
        try flush(draft)
        guard rename(draft, file) == 0 else { throw CocoaError(.fileWriteUnknown) }
      } catch {
        try? FileManager.default.removeItem(atPath: draft)
        throw error
      }
    }

    /// Flushes a file to disk: after a power failure, its new name could otherwise lead to an empty file.
    private static func flush(_ file: String) throws {
      let descriptor = open(file, O_RDONLY)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
      defer { close(descriptor) }
      guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    private static func writeThrough(_ contents: Data, to path: String) throws {
      let descriptor = open(path, O_WRONLY | O_TRUNC)
      guard descriptor >= 0 else { throw CocoaError(.fileWriteNoPermission) }
      defer { close(descriptor) }
      try DescriptorOutput.send(contents, to: descriptor)
    }
  }
#endif
