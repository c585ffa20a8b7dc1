import Foundation

@testable import cleanse_autowire

/// The SourceKit of the toolchain that runs the tests.
private let sourceKit = Result { try SourceKit(path: nil, environment: ProcessInfo.processInfo.environment) }

/// The declarations in a text.
func declarations(_ source: String) throws -> [TypeDeclaration] {
  try declarations(bytes: Array(source.utf8))
}

func declarations(bytes: [UInt8], file: String = "File.swift") throws -> [TypeDeclaration] {
  try SourceReader(sourceKit.get()).declarations(in: bytes, named: file).types
}
