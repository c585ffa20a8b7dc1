/// The references to declarations that were read in one function, or in one value outside of functions.
struct ReadReferences {
  /// The expressions by the positions of their first characters.
  private var expressions: [Int: [Expression.ID]] = [:]
  /// The declarations in the function, which are read as code of their own.
  private var declarations: [ClosedRange<Int>] = []

  mutating func add(_ expression: Expression.ID, atByte start: Int) {
    expressions[start, default: []].append(expression)
  }

  mutating func addDeclaration(_ range: (start: Int, end: Int)) {
    if range.start < range.end { declarations.append(range.start...range.end) }
  }

  /// Whether the reference at a position belongs to the code, or to a declaration in it.
  func covers(_ start: Int, in code: Set<Expression.ID>) -> Bool {
    expressions[start]?.contains(where: code.contains) == true || declarations.contains { $0.contains(start) }
  }
}

// A binder that was not read gets a note, whatever the form of the code that contains it.
extension ModuleReader {
  /// Reads the statements of a function, preceded by a note for each binder in them that was not read.
  func statementsWithUnreadBinders(_ json: JSONReader) throws -> [Statement.ID] {
    let (code, unread) = try withUnreadBinders(json, statements) { facts.expressions(in: $0) }
    return unread + code
  }

  /// Reads a value outside of functions. If it is a closure, the notes are part of its code.
  func valueWithUnreadBinders(_ json: JSONReader) throws -> Expression.ID {
    let (value, unread) = try withUnreadBinders(json, expression) { value in
      let end = add(.leave(value))
      return facts.expressions(in: [end])
    }
    if unread.isEmpty { return value }
    guard case .closure(let parameters, let body, let isImplicit) = facts.expressions[value] else {
      let function = add(.closure(parameters: [], body: unread + [add(.leave(value))], isImplicit: true))
      return add(.call(function, [], unknownPlace))
    }
    return add(.closure(parameters: parameters, body: unread + body, isImplicit: isImplicit))
  }

  /// Reads code, and returns it with a note for each binder in it that was not read.
  private func withUnreadBinders<Code>(
    _ json: JSONReader, _ read: (JSONReader) throws -> Code, expressions: (Code) -> Set<Expression.ID>
  ) throws -> (code: Code, unread: [Statement.ID]) {
    let outer = references
    references = ReadReferences()
    defer { references = outer }
    let document = json.ahead
    let code = try read(json)
    let starts = try binders(in: document)
    guard !starts.isEmpty else { return (code, []) }
    let expressions = expressions(code)
    let unread = starts.filter { !references.covers($0, in: expressions) }
    return (code, unread.sorted().map { add(.expression(add(.unreadBinder(place(ofByte: $0))))) })
  }

  /// The positions of all references to binders, and to local functions, which can use one.
  private func binders(in json: JSONReader) throws -> Set<Int> {
    var starts: Set<Int> = []
    for kind: StaticString in [#"{"_kind":"declref_expr""#, #"{"_kind":"member_ref_expr""#] {
      try json.ahead.skip(visiting: kind) { node in
        var (start, isLocal, isBinder, isFunction): (Int?, Bool, Bool, Bool) = (nil, false, false, false)
        try node.forEachMember { key in
          switch key {
          case "range": start = try byteRange(node).start
          case "type":
            let type = try node.text()
            let mayBeBinder = type.contains(CleanseSymbols.mark) || !binderParameters.isEmpty
            isBinder = mayBeBinder && demangler.text(of: type.string).map(self.isBinder) == true
            isFunction = type.hasSuffix("cD") || type.hasSuffix("XED")
          case "decl":
            let declaration = try self.declaration(node)
            // The statements of a `defer` are also a function, which is called at its place.
            isLocal = declaration.symbol.isEmpty && declaration.name != "$defer"
          default: break
          }
        }
        if let start, isBinder || isFunction && isLocal { starts.insert(start) }
      }
    }
    return starts
  }

  /// Whether a type is that of a binder, of a builder, or of a value made of these.
  private func isBinder(_ type: String) -> Bool {
    let names = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
    if !binderParameters.isDisjoint(with: names) { return !type.contains("->") }
    guard !type.contains("->") else { return false }
    return CleanseType.binders.union(CleanseType.builders).contains { type.contains("\($0.fullName)<") }
  }
}
