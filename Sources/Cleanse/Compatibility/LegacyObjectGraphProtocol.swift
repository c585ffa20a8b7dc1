/// What a `LegacyObjectGraph` does, for stand-ins in tests.
public protocol LegacyObjectGraphProtocol {
  /// A provider of the objects that are bound under a class, and under a tag of that name.
  func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject
}
