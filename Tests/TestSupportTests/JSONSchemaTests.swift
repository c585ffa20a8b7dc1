import Testing

@testable import TestSupport

@Suite("JSON schemas") struct JSONSchemaTests {
  private let schema = Result {
    try JSONSchema(
      json: """
        {
          "type": "object", "required": ["version", "nodes"],
          "properties": {
            "version": { "const": 1 },
            "nodes": { "type": "array", "items": { "$ref": "#/$defs/node" } }
          },
          "$defs": {
            "node": {
              "type": "object", "required": ["name"],
              "properties": {
                "name": { "type": "string" },
                "kind": { "description": "What it is: value, factory; more may come.", "enum": ["value", "factory"] },
                "count": { "type": "integer", "minimum": 1 }, "isShared": { "type": "boolean" },
                "strange": { "type": "colour" }, "lost": { "$ref": "#/$defs/nowhere" }
              }
            }
          }
        }
        """)
  }

  @Test("A document that conforms to its schema has no problems") func valid() throws {
    let text = #"{"version": 1, "nodes": [{"name": "A", "kind": "value", "count": 1, "isShared": true}]}"#
    #expect(try schema.get().problems(of: text) == [])
  }

  @Test(
    "A problem of a document is reported with its path",
    arguments: [
      (#"[]"#, ": not of type object"),
      (#"{"version": 2, "nodes": []}"#, "version: not 1"),
      (#"{"version": 1}"#, "nodes: missing"),
      (#"{"version": 1, "nodes": {}}"#, "nodes: not of type array"),
      (#"{"version": 1, "nodes": [], "edges": []}"#, "edges: not described"),
      (#"{"version": 1, "nodes": [{"name": "A"}, {"name": 1}]}"#, "nodes[1].name: not of type string"),
      (#"{"version": 1, "nodes": [{"name": "A", "kind": "other"}]}"#, "nodes[0].kind: not one of the values"),
      (#"{"version": 1, "nodes": [{"name": "A", "count": "1"}]}"#, "nodes[0].count: not of type integer"),
      (#"{"version": 1, "nodes": [{"name": "A", "count": 0}]}"#, "nodes[0].count: too small"),
      (#"{"version": 1, "nodes": [{"name": "A", "isShared": 7}]}"#, "nodes[0].isShared: not of type boolean"),
      (#"{"version": 1, "nodes": [{"name": "A", "lost": 1}]}"#, "nodes[0].lost: the schema has no #/$defs/nowhere"),
    ])
  func problems(text: String, problem: String) throws {
    #expect(try schema.get().problems(of: text) == [problem])
  }

  @Test("A schema lists the words in the description of a member") func words() throws {
    #expect(try schema.get().words(of: "kind", in: "node") == ["value", "factory"])
  }
}
