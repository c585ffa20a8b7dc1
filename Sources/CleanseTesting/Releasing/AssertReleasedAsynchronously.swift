import Cleanse

/// Fails the test when something that a graph shares outlives it, where the graph has values that have to be awaited, or the
/// test awaits something while it uses the root.
///
///     try await assertReleased(awaiting: Server.self) { server in
///       try await server.answer(Request())
///     }
///
/// `use` is a trailing closure: a reference to a function has an isolation of its own, and `nothing` keeps it away.
///
/// Tasks let go of what they hold a little after they end, so an object may take a second until it is released.
///
/// - Throws: a `CreationError` around what a factory throws, and what `use` throws.
/// - SeeAlso: `assertReleased(_:seed:overrides:serviceLoader:except:fileID:filePath:line:column:_:)`
public nonisolated(nonsending) func assertReleased<C: RootComponent>(
  awaiting component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance, except exceptions: [Any.Type] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ nothing: Never? = nil,
  _ use: nonisolated(nonsending) (C.Root) async throws -> Void
) async throws {
  let check = ReleaseCheck(
    component, overrides: overrides, serviceLoader: serviceLoader, exceptions: exceptions)
  try await check.build(seed, use)
  await check.waitForRelease()
  check.record(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the test when something outlives a graph without a seed that shares it, where something is awaited.
///
/// - SeeAlso: `assertReleased(awaiting:seed:overrides:serviceLoader:except:fileID:filePath:line:column:_:_:)`
public nonisolated(nonsending) func assertReleased<C: RootComponent>(
  awaiting component: C.Type, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance, except exceptions: [Any.Type] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, _ nothing: Never? = nil,
  _ use: nonisolated(nonsending) (C.Root) async throws -> Void
) async throws where C.Seed == Void {
  try await assertReleased(
    awaiting: component, seed: (), overrides: overrides, serviceLoader: serviceLoader, except: exceptions,
    fileID: fileID,
    filePath: filePath, line: line, column: column, nil, use)
}

@available(*, unavailable, message: "write a trailing closure: assertReleased(awaiting:) { try await function($0) }")
public func assertReleased<C: RootComponent, Reference>(
  awaiting component: C.Type, seed: C.Seed? = nil, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance, except exceptions: [Any.Type] = [],
  _ reference: Reference, _ closure: (Never.Type, Never.Type) -> Never.Type = { never, _ in never }
) async throws {}
