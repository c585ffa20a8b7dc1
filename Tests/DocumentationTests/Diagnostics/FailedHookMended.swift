import Cleanse

func open(_ park: ComponentInstance<ParkComponent>) async throws -> Bool {
  do {
    try await park.start(hookTimeLimit: 10)
    return true
  } catch let error as HookError where error.underlyingError is Unreachable {
    return false
  }
}
