/// The object that a value is, where its static type may be a protocol or a generic parameter; `nil` for other values.
// A plain cast to `AnyObject` would box those, or bridge them to objects of the platform.
func object<Value>(behind value: Value) -> AnyObject? {
  type(of: value as Any) is AnyClass ? value as AnyObject : nil
}
