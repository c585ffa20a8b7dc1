extension CheckedExtent {
  /// The extent as documents have it.
  var json: JSONValue {
    .object(["roots": .number(roots), "bindings": .number(bindings), "notFollowed": .number(unchecked)])
  }
}
