/// The names of types in messages: short names, except for types that share one.
struct TypeNames {
  private var ambiguous: Set<String> = []

  init(of types: [Any.Type]) {
    var known: [String: ObjectIdentifier] = [:]
    for type in types {
      let name = TypeSpelling.name(of: type)
      if let other = known.updateValue(ObjectIdentifier(type), forKey: name), other != ObjectIdentifier(type) {
        ambiguous.insert(name)
      }
    }
  }

  subscript(type: Any.Type) -> String {
    let name = TypeSpelling.name(of: type)
    return ambiguous.contains(name) ? TypeSpelling.fullName(of: type) : name
  }
}
