import CleanseShims
import Foundation

/// The functions of SourceKit's C interface that the reader uses.
struct SourceKitFunctions: Sendable {
  typealias Object = UnsafeMutableRawPointer
  typealias Identifier = SourceKit.Identifier
  typealias Variant = SourceKitVariant

  let initialize: @convention(c) @Sendable () -> Void
  let identifier: @convention(c) @Sendable (UnsafePointer<CChar>) -> Identifier
  let nameOfIdentifier: @convention(c) @Sendable (Identifier) -> UnsafePointer<CChar>

  let makeRequest: @convention(c) @Sendable (UnsafeRawPointer?, UnsafeRawPointer?, Int) -> Object?
  let releaseRequest: @convention(c) @Sendable (Object) -> Void
  let setIdentifier: @convention(c) @Sendable (Object, Identifier, Identifier) -> Void
  let setString: @convention(c) @Sendable (Object, Identifier, UnsafePointer<CChar>) -> Void
  let setText: @convention(c) @Sendable (Object, Identifier, UnsafePointer<CChar>, Int) -> Void
  let setInteger: @convention(c) @Sendable (Object, Identifier, Int64) -> Void
  let setValue: @convention(c) @Sendable (Object, Identifier, Object) -> Void
  let makeList: @convention(c) @Sendable (UnsafeRawPointer?, Int) -> Object?
  /// Adds a string at a position; -1 is the end.
  let addString: @convention(c) @Sendable (Object, Int, UnsafePointer<CChar>) -> Void

  let send: @convention(c) @Sendable (Object) -> Object
  let disposeResponse: @convention(c) @Sendable (Object) -> Void
  let isError: @convention(c) @Sendable (Object) -> Bool
  let errorDescription: @convention(c) @Sendable (Object) -> UnsafePointer<CChar>
  let value: @convention(c) @Sendable (Object) -> Variant

  let member: @convention(c) @Sendable (Variant, Identifier) -> Variant
  let string: @convention(c) @Sendable (Variant, Identifier) -> UnsafePointer<CChar>?
  let integer: @convention(c) @Sendable (Variant, Identifier) -> Int64
  let identifierMember: @convention(c) @Sendable (Variant, Identifier) -> Identifier
  let count: @convention(c) @Sendable (Variant) -> Int
  let element: @convention(c) @Sendable (Variant, Int) -> Variant
  let kind: @convention(c) @Sendable (Variant) -> UInt32

  /// - Throws: `ReadingError`
  init(loadedFrom path: String) throws {
    let library = try LoadedLibrary(path)
    initialize = try library.function("sourcekitd_initialize")
    identifier = try library.function("sourcekitd_uid_get_from_cstr")
    nameOfIdentifier = try library.function("sourcekitd_uid_get_string_ptr")
    makeRequest = try library.function("sourcekitd_request_dictionary_create")
    releaseRequest = try library.function("sourcekitd_request_release")
    setIdentifier = try library.function("sourcekitd_request_dictionary_set_uid")
    setString = try library.function("sourcekitd_request_dictionary_set_string")
    setText = try library.function("sourcekitd_request_dictionary_set_stringbuf")
    setInteger = try library.function("sourcekitd_request_dictionary_set_int64")
    setValue = try library.function("sourcekitd_request_dictionary_set_value")
    makeList = try library.function("sourcekitd_request_array_create")
    addString = try library.function("sourcekitd_request_array_set_string")
    send = try library.function("sourcekitd_send_request_sync")
    disposeResponse = try library.function("sourcekitd_response_dispose")
    isError = try library.function("sourcekitd_response_is_error")
    errorDescription = try library.function("sourcekitd_response_error_get_description")
    value = try library.function("sourcekitd_response_get_value")
    member = try library.function("sourcekitd_variant_dictionary_get_value")
    string = try library.function("sourcekitd_variant_dictionary_get_string")
    integer = try library.function("sourcekitd_variant_dictionary_get_int64")
    identifierMember = try library.function("sourcekitd_variant_dictionary_get_uid")
    count = try library.function("sourcekitd_variant_array_get_count")
    element = try library.function("sourcekitd_variant_array_get_value")
    kind = try library.function("sourcekitd_variant_get_type")
  }
}

/// A library that stays loaded until the process ends.
private struct LoadedLibrary {
  private let path: String
  #if os(Windows)
    init(_ path: String) throws {
      throw ReadingError.unusableSourceKit(path: path, problem: "not supported on Windows yet")
    }

    func function<Function>(_ name: String) throws -> Function {
      throw ReadingError.unusableSourceKit(path: path, problem: "not supported on Windows yet")
    }
  #else
    private let handle: UnsafeMutableRawPointer

    init(_ path: String) throws {
      self.path = path
      guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
        let problem = dlerror().map { String(cString: $0) } ?? "it could not be loaded"
        throw ReadingError.unusableSourceKit(path: path, problem: problem)
      }
      self.handle = handle
    }

    /// Looks a function up by name. Nothing checks that `Function` is its type: that must match SourceKit's header.
    func function<Function>(_ name: String) throws -> Function {
      guard let address = dlsym(handle, name) else {
        throw ReadingError.unusableSourceKit(path: path, problem: "it has no \(name)")
      }
      return unsafeBitCast(address, to: Function.self)
    }
  #endif
}
