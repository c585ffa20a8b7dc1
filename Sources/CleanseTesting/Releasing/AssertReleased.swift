import Cleanse

/// Fails the test if a shared object outlives its graph: builds the root, lets the test use it, and releases it.
///
///     assertReleased(App.self) { app in
///       app.openWindow().close()
///     }
///
/// The failure names each shared object that is still alive, in subcomponents too, with the path through the graph that
/// can keep it alive, or says that the graph does not keep it. Seeds and values of `to(value:)` do not count. Hooks do
/// not run: if an object with an `onStop` hook is created, the test fails, because only `assertReleased(awaiting:)` can
/// await it. Objects that the test itself holds are alive too: do not store anything in `use`.
///
/// - Parameters:
///   - component: the root component.
///   - seed: the value that the component is built from.
///   - overrides: bindings that replace those of the graph.
///   - serviceLoader: the plugins to run; their errors fail the test.
///   - exceptions: the types, as they are bound, whose objects may live on.
///   - use: a closure that uses the root.
public func assertReleased<C: RootComponent>(
  _ component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance, except exceptions: [Any.Type] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ use: (C.Root) throws -> Void
) rethrows {
  let check = ReleaseCheck(
    component, overrides: overrides, serviceLoader: serviceLoader, exceptions: exceptions)
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  try check.build(seed, at: site, use)
  check.record(at: site)
}

/// Fails the test if a shared object outlives its graph, for a component without a seed.
///
/// - SeeAlso: `assertReleased(_:seed:overrides:serviceLoader:except:fileID:filePath:line:column:_:)`
public func assertReleased<C: RootComponent>(
  _ component: C.Type, overrides: Overrides = Overrides(), serviceLoader: CleanseServiceLoader = .instance,
  except exceptions: [Any.Type] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ use: (C.Root) throws -> Void
) rethrows where C.Seed == Void {
  try assertReleased(
    component, seed: (), overrides: overrides, serviceLoader: serviceLoader, except: exceptions, fileID: fileID,
    filePath: filePath, line: line, column: column, use)
}
