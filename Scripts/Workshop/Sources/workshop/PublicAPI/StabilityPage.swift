import Foundation

/// The lists of declarations with caveats. In the section of each list, an item begins with the names of declarations,
/// between backticks and up to a colon.
struct StabilityPage {
  static let path = "Documentation/Stability.md"
  private let sections: [Substring]

  init(_ document: String) {
    sections = document.split(separator: "\n#", omittingEmptySubsequences: false)
  }

  /// The declarations in a list.
  func paths(of caveat: Caveat) -> [String] {
    let section = sections.first { $0.drop { "# ".contains($0) }.hasPrefix("\(caveat.heading)\n") } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("- `") }.flatMap { item in
      item.components(separatedBy: ": ")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
    }
  }

  /// Declarations that only the page, or only their comments and cases, mark with a caveat.
  func problems(with api: PublicAPI) -> [String] {
    Caveat.allCases.flatMap { caveat in
      let listed = Set(paths(of: caveat))
      let declared = api.paths(of: caveat)
      return declared.subtracting(listed).sorted().map { "\(Self.path), \(caveat.heading): \($0) is missing" }
        + listed.subtracting(declared).sorted().map { path in
          "\(Self.path), \(caveat.heading): \(path) "
            + (caveat.mark.map { "does not say \"\($0)\" in its comment" } ?? "has no cases")
        }
    }
  }
}
