/// The registrations of some files, and the other code that uses their containers.
struct MigrationReader {
  private(set) var registrations: [Registration] = []
  private(set) var uses: [ContainerUse] = []
  /// The members that code outside of registrations uses.
  private(set) var members: Set<String> = []
  /// The code that changes factories of Factory, by their names.
  private(set) var changes: [String: [FilePlace]] = [:]
  /// Whether code asks a container of Swinject for a type that was not recognized.
  private(set) var hasUnreadRequests = false

  /// Whether code makes containers forget their shared objects.
  let resetsScopes: Bool

  private let factories: [String: String]

  init(_ files: [FileCode]) {
    let usesSwinject = files.contains { $0.imports(SwinjectReader.frameworks) }
    let usesFactory = files.contains { $0.imports(FactoryReader.frameworks) }
    let defaultScope = SwinjectReader.defaultScope(in: files)
    let hasChildContainers = files.contains { $0.calls.contains(where: \.createsChildContainer) }
    let types = usesFactory ? files.map(FactoryReader.types) : files.map { _ in [:] }
    // A name that factories of several types have tells nothing.
    factories = Dictionary(grouping: types.flatMap(Array.init), by: \.key).compactMapValues { named in
      Set(named.map(\.value)).count == 1 ? named.first?.value : nil
    }
    let containers = usesFactory ? Set(files.flatMap(FactoryReader.containers)) : []
    let setsDefaultScope = files.contains { $0.text.contains(".defaultScope") }
    resetsScopes = files.contains { file in
      [".resetObjectScope(", usesFactory ? ".reset(" : nil].compactMap { $0 }.contains { file.text.contains($0) }
    }
    hasUnreadRequests = files.contains { $0.text.contains("~>") }
    let nodes = files.flatMap(\.root.all).filter(\.isType)
    let declared = Dictionary(grouping: nodes, by: \.name).mapValues { parts in
      Set(parts.flatMap(\.children).filter { $0.isVariable || $0.isFunction || $0.isType }.map(\.baseName))
    }
    for (file, types) in zip(files, types) {
      read(
        file, in: Surroundings(file, members: declared),
        usesSwinject
          ? SwinjectReader(code: file, defaultScope: defaultScope, hasChildContainers: hasChildContainers) : nil,
        usesFactory
          ? FactoryReader(
            code: file, types: factories.merging(types) { $1 }, containers: containers,
            setsDefaultScope: setsDefaultScope) : nil)
    }
  }

  private mutating func read(
    _ file: FileCode, in surroundings: Surroundings, _ swinject: SwinjectReader?, _ factory: FactoryReader?
  ) {
    var read: [Range<Int>] = []
    // Values of variables are siblings of the variables.
    func visit(_ node: CodeNode, _ surroundings: Surroundings) {
      if let last = read.last, last.contains(node.range.lowerBound), last.upperBound >= node.range.upperBound { return }
      let found =
        node.isCall
        ? swinject?.registration(CallChain(node, in: file.text), in: surroundings)
        : factory?.registration(node, in: surroundings)
      if var found {
        found.take(surroundings)
        found.conditions = file.conditions.filter { $0.range.contains(node.range.lowerBound) }.map(\.condition)
        registrations.append(found)
        return read.append(node.range)
      }
      if let use = factory?.use(of: node, in: surroundings) ?? swinject?.use(of: node) {
        uses.append(ContainerUse(kind: use, place: file.place(of: node)))
      } else if node.isCall, swinject != nil, node.name.hasSuffix(".resolve") {
        hasUnreadRequests = true
      }
      var inner = surroundings.entering(node)
      for child in node.children {
        visit(child, inner)
        if child.isBranch, file.text.tokens(in: child.range).contains(where: { ["return", "throw"].contains($0.text) })
        {
          inner.isConditional = true
        }
      }
    }
    visit(file.root, surroundings)
    readMembers(of: file, outside: read, types: factory?.types ?? [:])
  }

  /// Reads what code outside of registrations does with factories.
  private mutating func readMembers(of file: FileCode, outside read: [Range<Int>], types: [String: String]) {
    var position = 0
    for range in read + [file.text.bytes.count..<file.text.bytes.count] where range.lowerBound >= position {
      let tokens = file.text.tokens(in: position..<range.lowerBound)
      members.formUnion(SourceText.members(in: tokens))
      for (name, rest) in zip(tokens, tokens.indices.dropFirst()) where types[name.text] != nil {
        // `Container.shared.log { FakeLog() }` and `Container.shared[keyPath: \.log].register { FakeLog() }`.
        let after = tokens[rest...].prefix(3).map(\.text).drop { $0 == "]" }
        let isChange = after.first == "." && after.dropFirst().first.map(FactoryReader.changes.contains) ?? false
        let isReplacement = after.first == "{" && rest > 1 && tokens[rest - 2].text == "."
        guard isChange || isReplacement else { continue }
        let place = FilePlace(file: file.path, place: file.text.place(at: name.range.lowerBound))
        changes[name.text, default: []].append(place)
      }
      position = range.upperBound
    }
  }
}
