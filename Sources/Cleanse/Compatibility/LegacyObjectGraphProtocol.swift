/// The function of a `LegacyObjectGraph`, for fakes in tests.
public protocol LegacyObjectGraphProtocol {
  /// A provider of the objects that are bound to a class, and to a tag with that name.
  func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject
}
