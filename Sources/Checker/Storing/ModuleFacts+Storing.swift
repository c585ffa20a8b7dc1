extension ModuleFacts {
  /// The version of the stored form. Increase it if the stored facts or the way of reading them change.
  static let storedVersion = "cleansec facts 18\n"

  /// The limit is deeper than the statements of trees, and fits on the stack.
  private static let maximumNesting = 10_000

  /// The facts as the contents of a file.
  package var stored: [UInt8] {
    var writer = FactsWriter()
    writer.text(name)
    writer.text(compiler)
    writer.texts(files)
    writer.list(types) { $0.write($1) }
    writer.list(functions) { $0.write($1) }
    writer.list(constants.sorted { $0.key < $1.key }) { writer, constant in
      writer.text(constant.key)
      writer.number(constant.value)
    }
    writer.list(
      conditions.sorted { ($0.key.file, $0.key.line, $0.key.column) < ($1.key.file, $1.key.line, $1.key.column) }
    ) {
      writer, condition in
      writer.write(condition.key)
      writer.numbers(condition.value)
    }
    writer.numbers(changedLocals.sorted())
    writer.texts(usedRoots.sorted())
    for calls in [synchronousBuilds, rootBuilds] {
      writer.list(calls) { writer, call in
        writer.text(call.component)
        writer.write(call.place)
      }
    }
    writer.list(expressions) { $0.write($1) }
    writer.list(statements) { $0.write($1) }
    let contents = writer.bytes
    return Array(Self.storedVersion.utf8) + Checksum(of: contents).bytes + contents
  }

  /// Reads the contents of a file.
  /// - Throws: `FactsError`
  package init(stored bytes: [UInt8]) throws {
    let version = Array(Self.storedVersion.utf8)
    guard bytes.starts(with: version) else {
      throw bytes.starts(with: version.prefix(14)) ? FactsError.otherVersion : FactsError.damaged
    }
    let contents = Array(bytes.dropFirst(version.count + Checksum.size))
    guard bytes.dropFirst(version.count).starts(with: Checksum(of: contents).bytes) else { throw FactsError.damaged }
    var reader = try FactsReader(contents)
    name = try reader.text()
    compiler = try reader.text()
    files = try reader.texts()
    types = try reader.list { try $0.type() }
    functions = try reader.list { try $0.function() }
    let constants = try reader.list { (try $0.text(), try $0.number()) }
    self.constants = Dictionary(constants) { $1 }
    conditions = Dictionary(try reader.list { (try $0.place(), try $0.numbers()) }) { $1 }
    changedLocals = Set(try reader.numbers())
    usedRoots = Set(try reader.texts())
    synchronousBuilds = try reader.list { ComponentCall(component: try $0.text(), place: try $0.place()) }
    rootBuilds = try reader.list { ComponentCall(component: try $0.text(), place: try $0.place()) }
    expressions = try reader.list { try $0.expression() }
    statements = try reader.list { try $0.statement() }
    guard reader.isAtEnd, isSound else { throw FactsError.damaged }
  }

  /// Whether all references are valid, nothing contains itself, and statements are not nested too deeply.
  private var isSound: Bool {
    // Parts precede their whole. A closure also follows the expressions of its statements.
    var reach: [Int] = []
    var depths: [Int] = []
    for (index, statement) in statements.enumerated() {
      var (expressions, parts) = statement.parts
      if case .branch(_, let place) = statement { expressions += conditions[place] ?? [] }
      guard parts.allSatisfy({ 0..<index ~= $0 }), expressions.allSatisfy(self.expressions.indices.contains) else {
        return false
      }
      depths.append((parts.map { depths[$0] }.max() ?? 0) + 1)
      guard depths[index] <= Self.maximumNesting else { return false }
      reach.append(max(expressions.max() ?? -1, parts.map { reach[$0] }.max() ?? -1))
    }
    let areSound = expressions.enumerated().allSatisfy { index, expression in
      let (parts, body) = expression.parts
      return parts.allSatisfy { 0..<index ~= $0 }
        && body.allSatisfy { statements.indices.contains($0) && reach[$0] < index }
    }
    return areSound && constants.values.allSatisfy(expressions.indices.contains)
      && conditions.values.joined().allSatisfy(expressions.indices.contains)
      && functions.allSatisfy { function in
        (function.body ?? []).allSatisfy(statements.indices.contains)
          && function.parameters.compactMap(\.defaultValue).allSatisfy(expressions.indices.contains)
      }
  }
}
