@testable import cleanse_autowire

/// The wiring of one file, or of several files by their names.
func wiring(_ source: String, _ rules: WiringRules = WiringRules()) throws -> Wiring {
  try wiring(["File.swift": source], rules)
}

func wiring(_ sources: [String: String], _ rules: WiringRules = WiringRules()) throws -> Wiring {
  let files = try sources.map { file, source in
    (file, FileDeclarations(types: try declarations(bytes: Array(source.utf8), file: file)))
  }
  return Wiring(Dictionary(uniqueKeysWithValues: files), rules: rules)
}
