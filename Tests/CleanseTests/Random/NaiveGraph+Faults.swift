/// A fault of a graph, with the details that the reference and the validator must agree on.
enum NaiveFault: Hashable {
  struct Request: Hashable {
    let line: Int
    let requested: ObjectIdentifier
    let requiredFor: ObjectIdentifier
  }

  case missing(key: ObjectIdentifier, requests: [Request])
  case duplicate(key: ObjectIdentifier, lines: [Int])
  case sameDictionaryKey(collection: ObjectIdentifier, key: String, lines: [Int])
  case scopeNesting(inner: ObjectIdentifier, outer: ObjectIdentifier, line: Int)
  case selfInstallation(chain: [ObjectIdentifier], line: Int)
  /// Deferred elements of a contribution with several elements.
  case undeferrable(collection: ObjectIdentifier, lines: [Int])
  case unusedDecorator(key: ObjectIdentifier, line: Int)
}

extension NaiveGraph {
  /// All faults except cycles.
  var faults: Set<NaiveFault> {
    Set(
      missing + duplicates + sameDictionaryKeys + scopeNestings + selfInstallations + undeferrable + unusedDecorators)
  }

  /// The faults that prevent the linking of a component.
  var linkingFaults: Set<NaiveFault> {
    Set(missing + duplicates + undeferrable + unusedDecorators)
  }

  private var missing: [NaiveFault] {
    var requests: [Spelling: [NaiveFault.Request]] = [:]
    for place in places.indices {
      for binding in places[place].bindings {
        for request in binding.requests where !request.isDecorated {
          guard case .missing = resolve(request, at: place) else { continue }
          let base = Spelling(base: request.base)
          // A binding with several requests for one key counts once, with its first request.
          guard !requests[base, default: []].contains(where: { $0.line == binding.line }) else { continue }
          requests[base, default: []].append(
            NaiveFault.Request(
              line: binding.line, requested: ObjectIdentifier(request.type),
              requiredFor: ObjectIdentifier(binding.key.type)))
        }
      }
    }
    return requests.map { key, requests in
      .missing(key: ObjectIdentifier(key.type), requests: requests.sorted { $0.line < $1.line })
    }
  }

  private var undeferrable: [NaiveFault] {
    places.indices.flatMap { place in
      places[place].bindings.flatMap(\.requests).compactMap { request -> NaiveFault? in
        guard case .elements? = request.forms.first else { return nil }
        let collection = Spelling(base: request.base, module: request.module)
        let wholes: [BindingID]
        switch resolve(collection, at: place) {
        case .binding(let id): wholes = [id]
        case .collection(let ids): wholes = ids.filter { self[$0].count != 1 }
        case .missing, .absent, .form: wholes = []
        }
        guard !wholes.isEmpty else { return nil }
        return .undeferrable(
          collection: ObjectIdentifier(collection.type), lines: Set(wholes.map { self[$0].line }).sorted())
      }
    }
  }

  /// The decorators of unbound keys without other dependents.
  private var unusedDecorators: [NaiveFault] {
    places.indices.flatMap { place in
      places[place].bindings.filter { binding in
        guard binding.isDecorator, case .missing = resolve(binding.requests[0], at: place) else { return false }
        return !places.indices.contains { other in
          (lineage(of: other).contains(place) || lineage(of: place).contains(other))
            && places[other].bindings.contains { lacks(binding.key.base, $0, at: other) }
        }
      }.map { .unusedDecorator(key: ObjectIdentifier($0.key.type), line: $0.line) }
    }
  }

  private func lacks(_ key: Spelling.Base, _ binding: Binding, at place: Int) -> Bool {
    binding.requests.contains { request in
      guard request.base == key, !request.isDecorated, case .missing = resolve(request, at: place) else { return false }
      return true
    }
  }

  private var duplicates: [NaiveFault] {
    places.flatMap { place in
      Dictionary(grouping: place.bindings.filter { !$0.isDecorator }, by: \.seenKey).compactMap { key, rivals in
        guard rivals.count > 1, rivals.contains(where: { !$0.isContribution }) else { return nil }
        return .duplicate(key: ObjectIdentifier(key.type), lines: rivals.map(\.line).sorted())
      }
    }
  }

  private var sameDictionaryKeys: [NaiveFault] {
    places.indices.flatMap { place in
      Set(places[place].bindings.filter(\.isContribution).map(\.key)).flatMap { collection -> [NaiveFault] in
        guard case .dictionary = collection.base, case .collection(let elements) = resolve(collection, at: place)
        else { return [] }
        return Dictionary(grouping: elements, by: { self[$0].dictionaryKey }).compactMap { key, rivals in
          guard rivals.count > 1 else { return nil }
          return .sameDictionaryKey(
            collection: ObjectIdentifier(collection.type), key: "\(key)", lines: rivals.map { self[$0].line }.sorted())
        }
      }
    }
  }

  private var scopeNestings: [NaiveFault] {
    places.indices.compactMap { inner in
      let scope = sketch.parts[places[inner].position].scope
      guard !places[inner].isRepeated, scope != .none, let line = places[inner].line else { return nil }
      let outer = lineage(of: inner).dropFirst().first { sketch.parts[places[$0].position].scope == scope }
      guard let outer else { return nil }
      return .scopeNesting(inner: component(at: inner), outer: component(at: outer), line: line)
    }
  }

  private var selfInstallations: [NaiveFault] {
    var known: [[ObjectIdentifier]] = []
    return places.indices.compactMap { inner in
      guard places[inner].isRepeated, let line = places[inner].line else { return nil }
      let between = lineage(of: inner).dropFirst().prefix { places[$0].position != places[inner].position }
      let cycle = ([inner] + between).reversed().map { component(at: $0) }
      // A cycle with two entries is one fault: the doubled cycle contains the known one.
      let isKnown = known.contains { other in
        other.count == cycle.count && (other + other).indices.contains { (other + other)[$0...].starts(with: cycle) }
      }
      guard !isKnown else { return nil }
      known.append(cycle)
      return .selfInstallation(chain: [component(at: inner)] + cycle, line: line)
    }
  }

  private func component(at place: Int) -> ObjectIdentifier {
    ObjectIdentifier(sketchedComponent(at: places[place].position))
  }
}
