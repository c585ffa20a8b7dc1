/// Each promise of Documentation/Guarantees.md must name a test that holds it.
///
/// A promise is an item of a list or a row of a table. It names a test by a link with the title of the test as its text
/// and the file of the test as its target: `[A thread waits](../Tests/AppTests/ThreadTests.swift)`.
struct GuaranteesCheck: TextCheck {
  let name = "guarantees"
  let summary = "promises of Documentation/Guarantees.md name tests that exist"
  let success = "Each promise names its test"

  private let page = "Documentation/Guarantees.md"

  func problems(in repository: Repository) throws -> [String] {
    let promises = Promise.all(in: try repository.text(of: page))
    guard !promises.isEmpty else { return ["\(page): there is no promise"] }
    let files = Set(promises.flatMap(\.tests).map(\.file))
    let titles = try Dictionary(
      uniqueKeysWithValues: files.filter(repository.exists).map { file in
        (file, Set(SwiftRemarks(try repository.text(of: file)).testTitles.map(\.text)))
      })
    return promises.flatMap { promise in
      if promise.tests.isEmpty { return ["\(page):\(promise.line): the promise names no test"] }
      return promise.tests.compactMap { test in
        guard let known = titles[test.file] else { return "\(page):\(test.line): there is no \(test.file)" }
        return known.contains(test.title)
          ? nil : "\(page):\(test.line): \(test.file) has no test '\(test.title)'"
      }
    }
  }
}

/// A promise of the page, with the tests that it names.
private struct Promise {
  struct Test {
    let line: Int
    let title: String
    let file: String
  }

  let line: Int
  private(set) var tests: [Test] = []

  static func all(in text: String) -> [Promise] {
    var promises: [Promise] = []
    var isInPromise = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let isContinued = isInPromise && line.hasPrefix("  ")
      isInPromise = line.hasPrefix("- ") || isContinued
      let isRow = line.hasPrefix("|") && !line.isRuler && !(index + 1 < lines.count && lines[index + 1].isRuler)
      if isRow || isInPromise && !isContinued { promises.append(Promise(line: index + 1)) }
      if isRow || isInPromise { promises[promises.count - 1].addTests(in: line, index + 1) }
    }
    return promises
  }

  private mutating func addTests(in text: Substring, _ line: Int) {
    tests += text.matches(of: /\[([^\]]+)\]\(\.\.\/([^)\s]+\.swift)\)/).map { match in
      Test(line: line, title: String(match.1), file: String(match.2))
    }
  }
}

extension Substring {
  /// Whether the line separates the head of a table from its rows.
  fileprivate var isRuler: Bool { hasPrefix("|") && allSatisfy { "|-: ".contains($0) } }
}
