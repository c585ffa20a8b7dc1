extension CommandLine {
  /// Passes the program's arguments to each parser that can parse them, in order.
  ///
  ///     try CommandLine.parse(with: [InjectDependenciesArgumentParser()])
  ///
  /// - Throws: the first error of a parser. The parsers after it do not run.
  public static func parse(with parsers: [any ArgumentParser]) throws {
    try parse(arguments, with: parsers)
  }

  static func parse(_ arguments: [String], with parsers: [any ArgumentParser]) throws {
    for parser in parsers where parser.canParse(arguments: arguments) {
      try parser.parse(arguments: arguments)
    }
  }
}

/// Handles some of the launch arguments of a program.
public protocol ArgumentParser {
  /// Whether the arguments contain any for this parser. The default is `true`.
  func canParse(arguments: [String]) -> Bool

  /// Handles its arguments, and ignores all others.
  func parse(arguments: [String]) throws
}

extension ArgumentParser {
  public func canParse(arguments: [String]) -> Bool { true }
}
