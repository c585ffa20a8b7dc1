/// The object that a value is, where its static type may be a protocol or a generic parameter, or that an optional holds;
/// `nil` for other values.
// A plain cast to `AnyObject` would box those, or bridge them to objects of the platform.
func object<Value>(behind value: Value) -> AnyObject? {
  if type(of: value as Any) is AnyClass { return value as AnyObject }
  guard TypeMetadata(Value.self).isInstance(ofSameDeclarationAs: Void?.self),
    let wrapped = Mirror(reflecting: value).children.first?.value
  else { return nil }
  return type(of: wrapped) is AnyClass ? wrapped as AnyObject : nil
}
