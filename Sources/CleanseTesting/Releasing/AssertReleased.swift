import Cleanse

/// Fails the test when something that a graph shares outlives it: builds the root, lets the test use it, and lets go of all
/// of it.
///
///     assertReleased(App.self) { app in
///       app.openWindow().close()
///     }
///
/// The failure names each shared object that is still alive, of installed components too, with the way through the graph by
/// which it can be kept, or says that the graph is not to blame. Objects that are handed in, as seeds and by `to(value:)`,
/// are not looked at, and hooks do not run. What the test itself still holds is alive, too: let `use` keep nothing.
///
/// - Parameters:
///   - component: the root component.
///   - seed: what the component is built from.
///   - overrides: bindings that take the place of the graph's own.
///   - serviceLoader: the plugins to run; their errors fail the test.
///   - exceptions: the types, as they are bound, whose objects may live on.
///   - use: does with the root what is to leave nothing behind.
public func assertReleased<C: RootComponent>(
  _ component: C.Type, seed: C.Seed, overrides: Overrides = Overrides(),
  serviceLoader: CleanseServiceLoader = .instance, except exceptions: [Any.Type] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  _ use: (C.Root) throws -> Void
) rethrows {
  let check = ReleaseCheck(
    component, overrides: overrides, serviceLoader: serviceLoader, exceptions: exceptions)
  try check.build(seed, use)
  check.record(at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Fails the test when something outlives a graph without a seed that shares it.
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
