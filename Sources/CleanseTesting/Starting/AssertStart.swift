import Cleanse

/// Fails the test if a component creates more objects at start than its budget allows, or in a longer chain.
///
///     @Test("The app starts with few objects") func start() {
///       assertStart(App.self, creates: ...20, criticalPath: ...5)
///     }
///
/// Builds the component, and creates the objects that `start()` would create. Hooks and services do not run: if an object
/// with an `onStop` hook is created, the test fails, because only `assertStart(awaiting:)` can await it. The failure
/// lists the created objects, each with its location and the chain of objects that requested it, from its reason on, such
/// as `root`, `onStart` or `running`.
///
/// - Parameters:
///   - component: the root component.
///   - seed: the value that the component is built from.
///   - count: how many objects may be created, in subcomponents too. Seeds and values of `to(value:)` do not count.
///   - length: the length of the longest chain in which each object needs the one before: the start can never be faster
///     than this chain, however many objects are created concurrently.
///   - overrides: bindings that replace those of the graph.
///   - serviceLoader: the plugins to run; their errors fail the test.
public func assertStart<C: RootComponent>(
  _ component: C.Type, seed: C.Seed, creates count: some RangeExpression<Int> = 0...,
  criticalPath length: some RangeExpression<Int> = 0..., overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let start = MeasuredStart(component, overrides: overrides, serviceLoader: serviceLoader)
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  start.build(seed, at: site)
  start.record(count: Budget(count), length: Budget(length), at: site)
}

/// Fails the test if a component without a seed creates more objects at start than its budget allows.
///
/// - SeeAlso: `assertStart(_:seed:creates:criticalPath:overrides:serviceLoader:fileID:filePath:line:column:)`
public func assertStart<C: RootComponent>(
  _ component: C.Type, creates count: some RangeExpression<Int> = 0...,
  criticalPath length: some RangeExpression<Int> = 0..., overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) where C.Seed == Void {
  assertStart(
    component, seed: (), creates: count, criticalPath: length, overrides: overrides, serviceLoader: serviceLoader,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Fails the test if a component with async bindings creates more objects at start than its budget allows, or in a
/// longer chain.
///
///     try await assertStart(awaiting: Server.self, creates: ...20, criticalPath: ...5)
///
/// The `onStop` hooks of the created objects run before they are released.
///
/// - Throws: a `CreationError` with the error of an async factory.
/// - SeeAlso: `assertStart(_:seed:creates:criticalPath:overrides:serviceLoader:fileID:filePath:line:column:)`
public nonisolated(nonsending) func assertStart<C: RootComponent>(
  awaiting component: C.Type, seed: C.Seed, creates count: some RangeExpression<Int> = 0...,
  criticalPath length: some RangeExpression<Int> = 0..., overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws {
  let start = MeasuredStart(component, overrides: overrides, serviceLoader: serviceLoader)
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try await start.awaitBuild(seed, at: site)
  start.record(count: Budget(count), length: Budget(length), at: site)
}

/// Fails the test if a component without a seed and with async bindings creates more objects at start than its budget
/// allows.
///
/// - SeeAlso: `assertStart(awaiting:seed:creates:criticalPath:overrides:serviceLoader:fileID:filePath:line:column:)`
public nonisolated(nonsending) func assertStart<C: RootComponent>(
  awaiting component: C.Type, creates count: some RangeExpression<Int> = 0...,
  criticalPath length: some RangeExpression<Int> = 0..., overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async throws where C.Seed == Void {
  try await assertStart(
    awaiting: component, seed: (), creates: count, criticalPath: length, overrides: overrides,
    serviceLoader: serviceLoader, fileID: fileID, filePath: filePath, line: line, column: column)
}
