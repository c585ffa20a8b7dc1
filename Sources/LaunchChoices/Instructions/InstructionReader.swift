/// Reads one instruction: `type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]`, in any order.
struct InstructionReader {
  private let argument: LocatedArgument
  private let letters: [EscapedText.Letter]
  private var values: [InstructionField: (text: String, place: String.Index)] = [:]

  /// - Parameter start: the start of the instruction in the argument.
  private init(_ argument: LocatedArgument, from start: String.Index) {
    self.argument = argument
    letters = EscapedText.letters(of: argument.text[start...])
  }

  /// - Throws: `DependencyInstructionError`
  static func read(_ argument: LocatedArgument, from start: String.Index) throws(DependencyInstructionError)
    -> LocatedInstruction
  {
    var reader = InstructionReader(argument, from: start)
    try reader.readFields()
    return try reader.instruction()
  }

  private mutating func readFields() throws(DependencyInstructionError) {
    let fields = letters.split(omittingEmptySubsequences: false) { $0.isMark(",") }
    // An empty instruction lacks its type, even if it consists of spaces.
    guard fields.count > 1 || fields.first?.trimmed.isEmpty == false else { return }
    for field in fields { try readField(field) }
  }

  private mutating func readField(_ letters: ArraySlice<EscapedText.Letter>) throws(DependencyInstructionError) {
    let trimmed = letters.trimmed
    guard let first = trimmed.first else { throw strayComma(of: letters) }
    guard let sign = trimmed.firstIndex(where: { $0.isMark("=") }) else {
      throw error(.missingEqualsSign, at: end(of: trimmed), detail: trimmed.text)
    }
    let name = trimmed[..<sign].trimmed.text
    guard let field = InstructionField(rawValue: name) else {
      throw error(
        .unknownField, at: first.start, detail: name,
        nearMisses: Spelling.nearMisses(of: name, among: InstructionField.allCases.map(\.rawValue)))
    }
    guard values[field] == nil else { throw error(.duplicateField, at: first.start, detail: name) }
    let value = trimmed[(sign + 1)...].trimmed
    guard let start = value.first?.start else { throw error(.emptyValue, at: end(of: letters[...sign]), detail: name) }
    if let stray = value.first(where: { $0.isMark("=") }) {
      throw error(.strayEqualsSign, at: stray.start, detail: trimmed.text)
    }
    values[field] = (value.text, start)
  }

  private func instruction() throws(DependencyInstructionError) -> LocatedInstruction {
    guard let type = values[.type] else { throw error(.missingType, at: argument.text.endIndex) }
    guard let factory = values[.factory] else { throw error(.missingFactory, at: argument.text.endIndex) }
    var instruction = DependencyInjectionInstruction(
      type: DependencyTypeKey(type.text), factory: DependencyFactoryKey(factory.text))
    if let scope = values[.scope] { instruction.scope = DependencyContainerScope(scope.text) }
    if let lifecycle = values[.lifecycle] {
      guard let known = LifecycleType(rawValue: lifecycle.text.lowercased()) else {
        throw error(
          .unknownLifecycle, at: lifecycle.place, detail: lifecycle.text,
          nearMisses: Spelling.nearMisses(of: lifecycle.text, among: LifecycleType.allCases.map(\.rawValue)))
      }
      instruction.lifecycle = known
    }
    return LocatedInstruction(
      instruction: instruction, argument: argument, typePlace: type.place, factoryPlace: factory.place,
      scopePlace: values[.scope]?.place)
  }

  // MARK: Errors

  private func error(
    _ kind: DependencyInstructionError.Kind, at place: String.Index, detail: String = "", nearMisses: [String] = []
  ) -> DependencyInstructionError {
    DependencyInstructionError(
      kind, in: argument, at: place, detail: Excerpt.short(detail), nearMisses: nearMisses)
  }

  /// The error of the superfluous comma: the one before an empty field; for the first field, the one after it.
  private func strayComma(of field: ArraySlice<EscapedText.Letter>) -> DependencyInstructionError {
    let comma = field.startIndex > letters.startIndex ? field.startIndex - 1 : field.endIndex
    return error(.strayComma, at: letters[comma].start)
  }

  /// The position after a slice.
  private func end(of slice: ArraySlice<EscapedText.Letter>) -> String.Index {
    slice.endIndex < letters.endIndex ? letters[slice.endIndex].start : argument.text.endIndex
  }
}
