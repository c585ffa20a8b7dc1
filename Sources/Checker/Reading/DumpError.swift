/// An error in reading a syntax tree of the compiler.
enum DumpError: Error, Equatable {
  case truncated
  case malformed(atByte: Int)
  case nestedTooDeeply
  /// The document is no syntax tree of the compiler.
  case noTree
  /// The tree lacks a part that every supported compiler writes.
  case unknownForm(compiler: String, lacking: String)
  /// The source of the tree does not compile, or was not type-checked.
  case notTypeChecked
  /// The compiler's trees use the name of the module for type parameters, too.
  case moduleNamedAsParameter(String)
}

extension DumpError: CustomStringConvertible {
  /// The compilers with which the tests have run.
  static let testedCompilers = "Swift 6.3"

  var description: String {
    switch self {
    case .truncated: "the compiler's tree ends in the middle"
    case .malformed(let position): "the compiler's tree is not JSON: byte \(position) is unexpected"
    case .nestedTooDeeply: "an expression is nested too deeply"
    case .noTree:
      "this is not a syntax tree of the compiler: make one with swiftc -dump-ast -dump-ast-format json (Swift 6.2 or later)"
    case .unknownForm(let compiler, let lacking):
      "the tree of \(compiler) has no \(lacking): this version of cleansec reads the trees of \(Self.testedCompilers). Name such a "
        + "compiler with --compiler, or validate the graph in a test: try GraphValidator.check(...)"
    case .moduleNamedAsParameter(let name):
      "the module '\(name)' is named as the compiler names type parameters, so that its types cannot be told from these: "
        + "give it a longer name"
    case .notTypeChecked: "the tree has no types: make it with -dump-ast instead of -dump-parse"
    }
  }
}
