import BindingGraph
import Foundation

/// Reads the compiler's trees of one module into facts.
///
/// Only code that mentions Cleanse is read; a tree is mostly other code. Nodes of an unknown kind are passed over, or
/// stand for the expressions in them.
final class ModuleReader {
  // What the extensions of this class add to, file by file.
  var facts = ModuleFacts()
  var demangler = Demangler()
  /// The values of constants, by name, until their declaration is met.
  var pendingConstants: [String: Expression.ID] = [:]
  /// The calls that do not return.
  var endlessCalls: Set<Expression.ID> = []
  /// The statements around the one that is read, which it can lead out of.
  var jumpTargets: [JumpTarget] = []
  /// How many of these stand around the code that is read, where an error leaves this code.
  var errorScope: Int?
  /// The subject of the cases that are read.
  var caseSubject: Expression.ID?
  /// When the last case matches; `nil` for always.
  var caseTest: Expression.ID?
  /// The names of local variables that the function ahead gives other values.
  private var changedNames: Set<String> = []
  /// The mangled types of local functions that share their names with others.
  var overloads: [String: [String]] = [:]
  /// Whether the last list of statements goes on with that of the next `case`.
  var fallsThrough = false
  /// The source that is read.
  private(set) var source = Data()
  /// Whether the compiler has checked the types of what it printed.
  private var hasTypes = false
  private var currentFile = 0
  private var lines = LineTable([])
  private let folder: String

  /// - Parameters:
  ///   - name: the module's name.
  ///   - folder: what relative paths of sources begin at.
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
    // A source without any declaration has nothing but these.
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

  // MARK: What all parts read

  /// Reads a range, of which only the beginning counts.
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

  /// Reads the position of the first character of a node, and that of its last word.
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

  /// A place for what has none.
  var unknownPlace: FactPlace { FactPlace(file: currentFile, line: 1, column: 1) }

  /// Reads the mangled name of a type; the text is empty where there is none.
  func type(_ json: JSONReader) throws -> String {
    hasTypes = true
    return demangler.text(of: try json.string()) ?? ""
  }

  /// Reads a name that has no backticks here.
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

  func parameters(_ json: JSONReader) throws -> [FunctionFacts.Parameter] {
    var parameters: [FunctionFacts.Parameter] = []
    try json.forEachMember { key in
      guard key == "params", json.isAtArray else { return }
      try json.forEachElement {
        var (name, type) = ("", "")
        var value: Expression.ID?
        var (isValue, hasDefault) = (true, false)
        try json.forEachMember { key in
          switch key {
          case "name": name = try self.name(json).base
          case "interface_type": type = try self.type(json)
          case "default_arg": hasDefault = true
          case "expression": value = try constantValue(json)
          // A function that takes these is none of values.
          case "inout", "variadic", "autoclosure", "borrowing", "consuming": isValue = false
          default: break
          }
        }
        parameters.append(
          FunctionFacts.Parameter(
            name: name, type: type, isValue: isValue, hasDefault: hasDefault, defaultValue: value))
      }
    }
    return parameters
  }

  /// Reads a function, and notes the declarations of the variables that it changes.
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

  /// Notes the local variables that code gives other values.
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

/// A source whose tree was read, and which is not there.
struct SourceError: Error, Equatable, CustomStringConvertible {
  let path: String

  var description: String { "the source \(path) cannot be read: places are looked up there" }
}

/// What is around a declaration.
struct DeclarationContext {
  /// The name of the type that the declaration is a member of, without type arguments.
  var owner: String?
  /// Whether a type around it has type parameters.
  var isGeneric = false
}

/// A statement that others in it can lead out of.
struct JumpTarget {
  let place: FactPlace
  /// The first word of the statement: its label, where it has one.
  let label: String
  let isLoop: Bool
  let isSwitch: Bool
  /// Whether some statement leads out of it.
  var isUsed = false

  init(at place: FactPlace, label: String = "", isLoop: Bool = false, isSwitch: Bool = false) {
    self.place = place
    self.label = label
    self.isLoop = isLoop
    self.isSwitch = isSwitch
  }
}
