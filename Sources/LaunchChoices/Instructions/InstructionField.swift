/// The fields of an instruction.
enum InstructionField: String, CaseIterable {
  case type
  case factory
  case scope
  case lifecycle
}
