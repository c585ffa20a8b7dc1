import Cleanse

/// The reference: the meaning of a sketch in the simplest implementation.
///
/// Caches its results, because the comparisons repeat their queries.
final class NaiveGraph {
  enum Kind: Equatable {
    case factory
    case seed
    case installation(of: Int)
  }

  struct Binding {
    let kind: Kind
    let line: Int
    let key: Spelling
    var isContribution = false
    var isDecorator = false
    var dictionaryKey = 0
    var order = 0
    var module = 0
    var visibility: BindingVisibility?
    var isShared = false
    /// Whether the build of the component creates its value.
    var isMadeAtBuild = false
    var isAwaited = false
    var count = 1
    var requests: [Spelling] = []
  }

  /// An installation of a part. A part that is installed twice has two places.
  struct Place {
    let position: Int
    let parent: Int?
    /// The line of its installation.
    let line: Int?
    /// Whether it is installed inside itself. Such a place has no bindings.
    let isRepeated: Bool
    fileprivate(set) var bindings: [Binding]
    /// The bindings of each key. A binding private to a module has that module in its key.
    let numbers: [Spelling: [Int]]
    /// The decorators of each key, in the same form.
    let decorators: [Spelling: [Int]]
    let optionals: [Spelling]
  }

  private struct Question: Hashable {
    let spelling: Spelling
    let place: Int
  }

  struct BindingID: Hashable {
    let place: Int
    let number: Int
  }

  enum Resolution {
    case missing
    /// An optional without a binding.
    case absent
    case binding(BindingID)
    case collection([BindingID])
    case form(Spelling.Form, of: Spelling)
  }

  let sketch: GraphSketch
  private let isRootOnly: Bool
  private(set) var places: [Place] = []
  private var answers: [Question: Resolution] = [:]

  /// - Parameter isRootOnly: whether to omit subcomponents.
  init(_ sketch: GraphSketch, isRootOnly: Bool = false) {
    self.sketch = sketch
    self.isRootOnly = isRootOnly
    add(0, in: nil, line: nil)
  }

  subscript(id: BindingID) -> Binding { places[id.place].bindings[id.number] }

  /// A place and its ancestors, innermost first.
  func lineage(of place: Int) -> [Int] {
    [place] + (places[place].parent.map { lineage(of: $0) } ?? [])
  }

  // MARK: Resolution

  func resolve(_ spelling: Spelling, at place: Int) -> Resolution {
    let question = Question(spelling: spelling, place: place)
    if let answer = answers[question] { return answer }
    let answer = workOut(spelling, at: place)
    answers[question] = answer
    return answer
  }

  private func workOut(_ spelling: Spelling, at place: Int) -> Resolution {
    if case (.decorated(let number), let key)? = spelling.unwrapped { return decorated(key, by: number, at: place) }
    if spelling.module != nil, let first = places[place].numbers[spelling]?.first {
      return .binding(BindingID(place: place, number: places[place].decorators[spelling]?.last ?? first))
    }
    if let found = lookUp(spelling.asKey, in: lineage(of: place), from: place) { return found }
    guard let (form, inner) = spelling.unwrapped else { return .missing }
    if case .missing = resolve(inner, at: place) {
      let isAllowed = lineage(of: place).contains { places[$0].optionals.contains(inner.asKey) }
      return form == .optional && isAllowed ? .absent : .missing
    }
    return .form(form, of: inner)
  }

  /// The binding of a key in one of the given ancestor places, unless it is private there.
  private func lookUp(_ spelling: Spelling, in lineage: [Int], from place: Int) -> Resolution? {
    for outer in lineage where !isHidden(spelling, at: outer, from: place) {
      if let last = places[outer].decorators[spelling]?.last, isBound(spelling, at: outer) {
        return .binding(BindingID(place: outer, number: last))
      }
      guard let found = places[outer].numbers[spelling] else { continue }
      // The first of several duplicates counts, so that the dependencies are checked once.
      if let own = found.first(where: { !places[outer].bindings[$0].isContribution }) {
        return .binding(BindingID(place: outer, number: own))
      }
      let contributions = contributions(to: spelling, at: outer, from: place).enumerated()
        .sorted { (self[$0.element].order, $0.offset) < (self[$1.element].order, $1.offset) }
      return .collection(contributions.map(\.element))
    }
    return nil
  }

  /// Whether the binding of a key is private to a place, seen from another place. The first duplicate counts.
  private func isHidden(_ key: Spelling, at outer: Int, from place: Int) -> Bool {
    let first = places[outer].numbers[key]?.first { !places[outer].bindings[$0].isContribution }
    return outer != place && first.map { places[outer].bindings[$0].visibility == .component } ?? false
  }

  private func isBound(_ key: Spelling, at place: Int) -> Bool {
    lineage(of: place).contains { places[$0].numbers[key] != nil && !isHidden(key, at: $0, from: place) }
  }

  /// The wrapped value of a decorator: the previous decorator, the binding of its place or the view of the ancestors.
  private func decorated(_ key: Spelling, by number: Int, at place: Int) -> Resolution {
    let key = places[place].numbers[key] == nil ? key.asKey : key
    guard isBound(key, at: place) else { return .missing }
    if let inner = places[place].decorators[key]?.last(where: { $0 < number }) ?? places[place].numbers[key]?.first {
      return .binding(BindingID(place: place, number: inner))
    }
    return lookUp(key, in: Array(lineage(of: place).dropFirst()), from: place) ?? .missing
  }

  /// The contributions of a place and its ancestors, up to a binding of the whole collection.
  private func contributions(to collection: Spelling, at place: Int?, from asking: Int) -> [BindingID] {
    guard let place else { return [] }
    let found = isHidden(collection, at: place, from: asking) ? [] : places[place].numbers[collection] ?? []
    guard found.allSatisfy({ places[place].bindings[$0].isContribution }) else { return [] }
    return found.map { BindingID(place: place, number: $0) }
      + contributions(to: collection, at: places[place].parent, from: asking)
  }

  // MARK: Places

  private func add(_ position: Int, in parent: Int?, line: Int?) {
    let isRepeated = parent.map { lineage(of: $0).contains { places[$0].position == position } } ?? false
    let place = places.count
    let part = sketch.parts[position]
    var installed: [(position: Int, line: Int)] = []
    for (number, inner) in part.installed.enumerated() where !installed.contains(where: { $0.position == inner }) {
      installed.append((inner, GraphSketch.line(position: position, installation: number)))
    }
    var bindings: [Binding] = []
    if let seed = GraphSketch.seed(of: position), let line {
      bindings.append(Binding(kind: .seed, line: line, key: Spelling(base: seed), isShared: true))
    }
    bindings += installed.map {
      Binding(kind: .installation(of: $0.position), line: $0.line, key: Spelling(base: .factory($0.position)))
    }
    for (number, binding) in part.bindingsInOrder {
      bindings.append(
        Binding(
          kind: .factory, line: GraphSketch.line(position: position, binding: number), key: binding.key,
          isContribution: binding.isContribution, isDecorator: binding.isDecorator,
          dictionaryKey: binding.dictionaryKey, order: binding.order, module: binding.module,
          visibility: binding.visibility, isShared: binding.isShared && part.scope != .none,
          isMadeAtBuild: binding.isEager || binding.isAwaited,
          isAwaited: binding.isAwaited, count: binding.count,
          requests: ((binding.isDecorator ? [binding.key.wrapped(in: [.decorated(bindings.count)])] : [])
            + binding.requests).map { $0.seen(in: binding.module) }))
    }
    bindings.append(
      Binding(
        kind: .factory, line: GraphSketch.line(rootOf: position), key: Spelling(base: .root(position)),
        isShared: true, isMadeAtBuild: true, requests: part.rootRequests.map { $0.seen(in: 0) }))
    if isRepeated { bindings = [] }
    let numbers = Dictionary(grouping: bindings.indices.filter { !bindings[$0].isDecorator }) { bindings[$0].seenKey }
    let decorators = Dictionary(grouping: bindings.indices.filter { bindings[$0].isDecorator }) { number in
      let key = bindings[number].key.seen(in: bindings[number].module)
      return numbers[key] == nil ? key.asKey : key
    }
    places.append(
      Place(
        position: position, parent: parent, line: line, isRepeated: isRepeated, bindings: bindings,
        numbers: numbers, decorators: decorators, optionals: part.optionals.map { Spelling(base: $0) }))
    for number in bindings.indices where !isRepeated && bindings[number].isDecorator {
      guard case .binding(let id) = resolve(bindings[number].requests[0], at: place) else { continue }
      places[place].bindings[number].isShared = self[id].isShared
    }
    guard !isRepeated, !isRootOnly else { return }
    for inner in installed { add(inner.position, in: place, line: inner.line) }
  }
}

extension NaiveGraph.Binding {
  /// The key as its dependents spell it.
  var seenKey: Spelling { visibility == .module ? key.seen(in: module) : key }
}

extension Spelling {
  /// The spelling as a given module uses it.
  fileprivate func seen(in module: Int) -> Spelling { Spelling(base: base, forms: forms, module: module) }
}
