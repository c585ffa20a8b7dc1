import Cleanse

func hotline() async throws -> Hotline? {
  do {
    return try await AsyncComponentFactory.of(HotlineComponent.self).build()
  } catch let error as CreationError where error.underlyingError is Unreachable {
    return nil
  }
}
