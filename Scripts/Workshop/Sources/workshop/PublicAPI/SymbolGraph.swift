/// The public declarations of a module in the format of `swift symbolgraph-extract`.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
  let relationships: [Relationship]

  struct Symbol: Decodable {
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let docComment: Comment?
    let swiftExtension: Extension?
    let availability: [Availability]?
  }

  struct Kind: Decodable {
    let identifier: String
  }

  struct Identifier: Decodable {
    let precise: String
  }

  struct Fragment: Decodable {
    let kind: String
    let spelling: String
  }

  struct Comment: Decodable {
    let lines: [Line]

    struct Line: Decodable {
      let text: String
    }
  }

  struct Extension: Decodable {
    let constraints: [Constraint]?
  }

  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String
  }

  struct Availability: Decodable {
    let domain: String
    let introduced: Version?
    let renamed: String?
    let message: String?
    let isUnconditionallyDeprecated: Bool?
  }

  struct Version: Decodable {
    let major: Int
    let minor: Int?
  }

  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }
}
