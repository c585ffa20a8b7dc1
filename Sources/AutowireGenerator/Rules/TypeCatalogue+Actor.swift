extension TypeCatalogue {
  /// The global actor of the type: its own, or that of its superclasses and protocols.
  func actor(of type: Entry, known: Set<String> = []) -> String? {
    if let actor = actor(among: type.declaration.attributes, of: type) { return actor }
    guard !known.contains(type.path) else { return nil }
    return type.declaration.inheritedTypes.lazy
      .flatMap { resolve($0, from: type) }
      .compactMap { actor(of: $0, known: known.union([type.path])) }.first
  }

  func actor(among attributes: [String], of type: Entry) -> String? {
    if attributes.contains("nonisolated") { return nil }
    return attributes.first { attribute in
      let actors = resolve(attribute, from: type)
      return actors.isEmpty && attribute.isMainActor
        || actors.contains { $0.declaration.attributes.contains("globalActor") }
    }
  }
}

extension String {
  /// Whether the attribute names the main actor.
  var isMainActor: Bool { TypeName(self).isMember(["MainActor"], of: ["Swift", "_Concurrency"]) }
}
