import BindingGraph

/// Writes coverage as JSON, as `Documentation/coverage.schema.json` describes it.
enum CoverageJSON {
  static func text(of coverage: GraphCoverage) -> String {
    JSONValue.object([
      "$schema": DocumentSchema.coverage.reference, "generator": DocumentSchema.generator,
      "version": .number(DocumentSchema.coverage.version),
      "bindings": .array(coverage.bindings.map(\.value)), "tests": .array(coverage.tests.map { .string($0) }),
      "unknown": .array(coverage.unknown.map { .string($0) }),
    ]).text + "\n"
  }
}

extension GraphCoverage.CoveredBinding {
  fileprivate var value: JSONValue {
    .object([
      "id": .string(node.id), "key": node.key.value, "component": .string(node.component),
      "location": node.location?.value, "tests": .array(tests.map { .string($0) }),
    ])
  }
}
