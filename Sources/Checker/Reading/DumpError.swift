/// Why a tree of the compiler cannot be read.
enum DumpError: Error, Equatable {
  case truncated
  case malformed(atByte: Int)
  case nestedTooDeeply
  /// The document is none of the compiler's trees.
  case noTree
  /// The tree lacks what every tree of a supported compiler has.
  case unknownForm(compiler: String, lacking: String)
  /// The tree is of source that does not compile, or was not type-checked.
  case notTypeChecked
  /// The name of the module is one that type parameters have in the compiler's trees.
  case moduleNamedAsParameter(String)
}

extension DumpError: CustomStringConvertible {
  /// The compilers that the tests have been run with.
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
