import Cleanse

@available(*, deprecated, renamed: "NotBoundError")
public typealias NotBound = NotBoundError

extension TestGraph {
  @available(*, deprecated, renamed: "init(awaiting:seed:overrides:adding:)")
  nonisolated(nonsending) public static func asynchronous(
    _ component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(),
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) async throws -> TestGraph<C> {
    try await TestGraph(awaiting: component, seed: seed, overrides: overrides, adding: configure)
  }

  @available(*, deprecated, renamed: "init(awaiting:overrides:adding:)")
  nonisolated(nonsending) public static func asynchronous(
    _ component: C.Type, overrides: Overrides = Overrides(),
    adding configure: @escaping (Binder<C.Scope>) -> Void = { _ in }
  ) async throws -> TestGraph<C> where C.Seed == Void {
    try await TestGraph(awaiting: component, overrides: overrides, adding: configure)
  }
}

@available(*, deprecated, renamed: "assertGraphSnapshot(_:matches:overrides:fileID:filePath:line:column:)")
public func assertGraphSnapshot<C: RootComponent>(
  _ component: C.Type, file: String, overrides: Overrides = Overrides(),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertGraphSnapshot(
    component, matches: file, overrides: overrides, fileID: fileID, filePath: filePath, line: line, column: column)
}

@available(*, deprecated, renamed: "assertModuleSnapshot(_:matches:given:fileID:filePath:line:column:)")
public func assertModuleSnapshot<M: Module>(
  _ module: M.Type, file: String, given: [Any.Type]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  assertModuleSnapshot(
    module, matches: file, given: given, fileID: fileID, filePath: filePath, line: line, column: column)
}
