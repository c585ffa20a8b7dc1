import Cleanse

/// Builds a component in this library.
public func buildInLibrary<C: RootComponent>(_ component: C.Type) throws -> C.Root where C.Seed == Void {
  try ComponentFactory.of(component).build()
}

/// Whether this library can catch an error as one of Cleanse.
public func recognizesInLibrary(_ error: any Error) -> Bool {
  error is any CleanseError
}
