/// How a message shows types: by their short names, but for those that share one.
struct TypeNames {
  private var ambiguous: Set<String> = []

  init(of types: [Any.Type]) {
    var known: [String: ObjectIdentifier] = [:]
    for type in types {
      let name = "\(type)"
      if let other = known.updateValue(ObjectIdentifier(type), forKey: name), other != ObjectIdentifier(type) {
        ambiguous.insert(name)
      }
    }
  }

  subscript(type: Any.Type) -> String {
    ambiguous.contains("\(type)") ? String(reflecting: type) : "\(type)"
  }
}
