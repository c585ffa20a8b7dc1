import BindingGraph
import LaunchChoices

/// The contents of an index, by binding.
struct IndexEntries {
  /// The contents for one binding.
  struct Entry {
    let key: IndexedKey
    var types: [DependencyTypeKey] = []
    var factories: [(name: DependencyFactoryKey, location: SourceLocation?)] = []
  }

  /// The entries in the order of the names. Factories with an unknown type are omitted.
  let byKey: [Entry]

  init(of index: DynamicDependencyIndex) {
    var order: [IndexedKey] = []
    var entries: [IndexedKey: Entry] = [:]
    func change(_ type: Any.Type, _ change: (inout Entry) -> Void) {
      let key = IndexedKey(type)
      if entries[key] == nil { order.append(key) }
      change(&entries[key, default: Entry(key: key)])
    }
    for (name, type) in index.types.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      change(type) { $0.types.append(name) }
    }
    for (name, factory) in index.factories.sorted(by: { $0.key.identifier < $1.key.identifier }) {
      guard let element = factory.element else { continue }
      let location = factory.place.map { SourceLocation(file: $0.file, line: $0.line) }
      change(element) { $0.factories.append((name, location)) }
    }
    byKey = order.compactMap { entries[$0] }
  }
}

extension IndexEntries.Entry {
  /// The names in the index, with their locations if known.
  var steps: [DiagnosticStep] {
    types.map { DiagnosticStep("the type '\($0.identifier)'") }
      + factories.map { DiagnosticStep("the factory '\($0.name.identifier)'", at: $0.location) }
  }
}
