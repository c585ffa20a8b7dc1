import Cleanse

/// Fails the test if a shared object outlives its graph, for graphs with async bindings and for tests that await
/// something.
///
///     try await assertReleased(awaiting: Server.self) { server in
///       try await server.answer(Request())
///     }
///
/// Write `use` as a trailing closure. The parameter `nothing` rejects references to functions, which have an isolation
/// of their own.
///
/// After `use`, the `onStop` hooks run. `onStart` hooks and services do not run.
///
/// Tasks release their objects shortly after they end, so the assertion waits up to a second.
///
/// - Throws: a `CreationError` with the error of an async factory, and the errors of `use`.
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
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try await check.build(seed, at: site, use)
  await check.waitForRelease()
  check.record(at: site)
}

/// Fails the test if a shared object outlives its graph, for a component without a seed and with something to await.
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
