import BindingGraph
import Foundation

/// Reads the compiler's syntax trees of one module into facts.
///
/// Reads only code that mentions Cleanse, because most of a tree is other code. From a node of an unknown kind it reads
/// only the expressions, or nothing.
final class ModuleReader {
  // Not private, because the extensions in other files add to these properties.
  var facts = ModuleFacts()
  var demangler = Demangler()
  /// The values of constants, by name, until their symbols are read.
  var pendingConstants: [String: Expression.ID] = [:]
  /// Calls of functions that never return.
  var endlessCalls: Set<Expression.ID> = []
  /// The enclosing statements of the current one, which a jump can leave.
  var jumpTargets: [JumpTarget] = []
  /// How many of these enclose the code that an error leaves; `nil` if no error leaves the current code.
  var errorScope: Int?
  /// The subject of the current `switch`.
  var caseSubject: Expression.ID?
  /// The condition of the last case; `nil` if it always matches.
  var caseTest: Expression.ID?
  /// The names of local variables that the current function assigns again.
  private var changedNames: Set<String> = []
  /// The mangled types of overloaded local functions.
  var overloads: [String: [String]] = [:]
  /// The references to declarations in the current function, or in the current value outside of functions.
  var references = ReadReferences()
  /// The type parameters of the current function that stand for binders.
  var binderParameters: Set<String> = []
  /// Whether the last list of statements falls through to the next `case`.
  var fallsThrough = false
  /// The current source.
  private(set) var source = Data()
  /// Whether the compiler has type-checked its output.
  private var hasTypes = false
  private var currentFile = 0
  private var lines = LineTable([])
  private let folder: String

  /// - Parameters:
  ///   - name: the module's name.
  ///   - folder: the base of relative paths of sources.
  init(module name: String, folder: String) {
    facts.name = name
    self.folder = folder
  }

  /// Reads a document with the trees of any number of sources.
  /// - Throws: `DumpError`, `SourceError`
  func read(_ document: UnsafeBufferPointer<UInt8>) throws {
    guard ModuleFacts.canRead(moduleNamed: facts.name) else { throw DumpError.moduleNamedAsParameter(facts.name) }
    let json = JSONReader(document)
    guard json.kindAhead.map({ $0 == "source_file" }) == true else { throw DumpError.noTree }
    while !json.isAtEnd { try readSource(json) }
    if !facts.types.isEmpty, !hasTypes { throw DumpError.notTypeChecked }
    if let name = demangler.ambiguousModule { throw DumpError.moduleNamedAsParameter(name) }
  }

  private func readSource(_ json: JSONReader) throws {
    // A source without declarations has only these members.
    var (hasItems, isEmpty) = (false, true)
    try json.forEachMember { key in
      switch key {
      case "filename": try open(json.string())
      case "compiler_version":
        try json.forEachMember { key in
          if key == "full" { facts.compiler = try json.string() }
        }
      case "items":
        hasItems = true
        try json.forEachElement { try readDeclaration(json, in: DeclarationContext()) }
      case "_kind": break
      default: isEmpty = false
      }
    }
    if !hasItems, !isEmpty { throw DumpError.unknownForm(compiler: facts.compiler, lacking: "items") }
  }

  private func open(_ path: String) throws {
    let fullPath = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    currentFile = number(ofFile: path)
    guard let source = FileManager.default.contents(atPath: fullPath) else { throw SourceError(path: fullPath) }
    self.source = source
    lines = LineTable(source)
  }

  // MARK: Common parts

  /// Reads a range, and returns its beginning.
  func place(_ json: JSONReader) throws -> FactPlace {
    try range(json).start
  }

  func range(_ json: JSONReader) throws -> FactRange {
    let bytes = try byteRange(json)
    return FactRange(
      start: place(ofByte: bytes.start), end: place(ofByte: bytes.end), tabs: lines.tabs(beforeByte: bytes.start),
      indentation: lines.indentation(fromByte: bytes.start, toByte: bytes.end),
      endsOnOwnLine: lines.isFirstInLine(byte: bytes.end))
  }

  /// The range with its last word at an earlier position.
  func shortened(_ range: FactRange, toByte byte: Int) -> FactRange {
    var range = range
    range.end = place(ofByte: byte)
    range.endsOnOwnLine = lines.isFirstInLine(byte: byte)
    return range
  }

  /// The positions of the first character and the last word of the next node.
  func byteRange(ofNode json: JSONReader) throws -> (start: Int, end: Int) {
    var range = (start: 0, end: 0)
    try json.forEachMember { key in
      if key == "range" { range = try byteRange(json) }
    }
    return range
  }

  /// Reads the positions of a node's first character and of its last word.
  func byteRange(_ json: JSONReader) throws -> (start: Int, end: Int) {
    var (start, end) = (0, 0)
    try json.forEachMember { key in
      switch key {
      case "start": start = try json.integer()
      case "end": end = try json.integer()
      default: break
      }
    }
    return (start, end)
  }

  func place(ofByte byte: Int) -> FactPlace {
    let position = lines.position(ofByte: byte)
    let file = position.file.map { number(ofFile: $0) } ?? currentFile
    return FactPlace(file: file, line: position.line, column: position.column ?? 0)
  }

  private func number(ofFile path: String) -> Int {
    if let known = facts.files.firstIndex(of: path) { return known }
    facts.files.append(path)
    return facts.files.count - 1
  }

  /// The location of nodes without one.
  var unknownPlace: FactPlace { FactPlace(file: currentFile, line: 1, column: 1) }

  /// Reads the mangled name of a type; the text is empty if there is none.
  func type(_ json: JSONReader) throws -> String {
    hasTypes = true
    return demangler.text(of: try json.string()) ?? ""
  }

  /// Reads a name, and removes its backticks.
  func identifier(_ json: JSONReader) throws -> String { TypeName.identifier(try json.string()) }

  /// Reads the name of a declaration.
  func name(_ json: JSONReader) throws -> (base: String, labels: [String]) {
    var base = ""
    var labels: [String] = []
    guard json.isAtObject else { return (base, labels) }
    try json.forEachMember { key in
      switch key {
      case "base_name" where json.isAtObject:
        try json.forEachMember { key in
          if key == "name" || key == "special" { base = try identifier(json) }
        }
      case "args" where json.isAtArray: try json.forEachElement { labels.append(try identifier(json)) }
      default: break
      }
    }
    return (base, labels)
  }

  /// Reads a function, and records the declarations of the variables that it assigns again.
  func noteChanges<Result>(_ read: () throws -> Result) rethrows -> Result {
    let outer = changedNames
    let first = facts.statements.count
    changedNames = []
    defer { changedNames = outer }
    let result = try read()
    for id in first..<facts.statements.count {
      if case .local(let name, _) = facts.statements[id], changedNames.contains(name) { facts.changedLocals.insert(id) }
    }
    return result
  }

  /// Records the local variables that an assignment changes.
  func noteChange(of destination: Expression.ID) {
    switch facts.expressions[destination] {
    case .name(let name): changedNames.insert(name)
    case .collection(let parts, _), .other(let parts): parts.forEach(noteChange)
    default: break
    }
  }

  func add(_ expression: Expression) -> Expression.ID {
    facts.expressions.append(expression)
    return facts.expressions.count - 1
  }

  func add(_ statement: Statement) -> Statement.ID {
    facts.statements.append(statement)
    return facts.statements.count - 1
  }
}

/// An error for a source that is missing, although its tree was read.
struct SourceError: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "the source \(path) cannot be read: places are looked up there" }
}

/// The context of a declaration.
struct DeclarationContext {
  /// The type that contains the declaration, without type arguments.
  var owner: String?
  /// Whether an enclosing type has type parameters.
  var isGeneric = false
}

/// A statement that jumps in it can leave.
struct JumpTarget {
  let place: FactPlace
  /// The first word of the statement, which is its label if it has one.
  let label: String
  let isLoop: Bool
  let isSwitch: Bool
  /// Whether a jump leaves it.
  var isUsed = false

  init(at place: FactPlace, label: String = "", isLoop: Bool = false, isSwitch: Bool = false) {
    self.place = place
    self.label = label
    self.isLoop = isLoop
    self.isSwitch = isSwitch
  }
}
