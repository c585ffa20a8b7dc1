extension String {
  /// The lines, without the line feeds that end them and a carriage return before these.
  ///
  /// Splitting at the character "\n" finds no "\r\n", which is another character.
  package var lines: [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line))
    }
  }
}
