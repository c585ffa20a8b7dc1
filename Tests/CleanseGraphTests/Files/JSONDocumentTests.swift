import TestSupport
import CleanseGraph
import Foundation
import Testing

@testable import GitHubBrowser

@Suite("JSON documents") struct JSONDocumentTests {
  @Test("A JSON document is read back unchanged") func roundTrip() throws {
    for document in [GraphDocument(Observatory.self), GraphDocument(AppComponent.self)] {
      #expect(try GraphDocument(json: document.text(as: .json)) == document)
    }
  }

  @Test("A JSON document matches its schema") func schema() throws {
    let schema = try JSONSchema(named: "graph")
    for document in [GraphDocument(Observatory.self), GraphDocument(AppComponent.self), HostileNames.document] {
      #expect(try schema.problems(of: document.text(as: .json)) == [])
    }
  }

  @Test("The schema of JSON documents rejects invalid members") func strictSchema() throws {
    let schema = try JSONSchema(named: "graph")
    #expect(try schema.problems(of: "{}").count == 4)
    let text = GraphDocument(Observatory.self).text(as: .json)
    #expect(
      try schema.problems(of: text.replacingFirst("\"severity\": \"error\"", with: "\"severity\": 1"))
        == ["diagnostics[0].severity: not of type string"])
    #expect(
      try schema.problems(of: text.replacingOccurrences(of: "\"depth\": 0", with: "\"depth\": \"0\", \"extra\": 1"))
        == ["components[0].depth: not of type integer", "components[0].extra: not described"])
  }

  @Test("A JSON document contains no absolute paths") func paths() {
    #expect(!GraphDocument(Observatory.self).text(as: .json).contains(NSHomeDirectory() + "/"))
    #expect(!GraphDocument(Observatory.self).text(as: .json).contains("/CleanseGraphTests/"))
  }

  @Test("A JSON document with unknown members is read") func newer() throws {
    let document = GraphDocument(Observatory.self)
    let text = document.text(as: .json).replacingOccurrences(of: "\"depth\":", with: "\"colour\": null, \"depth\":")
    #expect(try GraphDocument(json: text) == document)
  }

  @Test(
    "An unreadable JSON document is refused with the location and reason",
    arguments: [
      ("", "this is not a JSON document"), ("{", "this is not a JSON document"),
      ("[]", "the document: this is not an object"),
      ("{}", "the member 'version' is missing"), (#"{"version": "1"}"#, "version: this is not a whole number"),
      (#"{"version": 2}"#, "this document has version 2; this tool reads versions up to 1. Update the tool."),
      (#"{"version": 1}"#, "the member 'components' is missing"),
      (#"{"version": 1, "components": {}, "nodes": [], "diagnostics": []}"#, "components: this is not an array"),
      (#"{"version": 1, "components": [1], "nodes": [], "diagnostics": []}"#, "components[0]: this is not an object"),
    ])
  func unreadable(json: String, description: String) {
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: json) }
    #expect(error?.description == description)
  }

  @Test(
    "A JSON document with an invalid line number is refused with the location",
    arguments: [
      ("-3", "there is no such value"), ("0", "there is no such value"),
      ("12345678901234567890", "this is not a whole number, or too large"),
      ("1.5", "this is not a whole number, or too large"),
    ])
  func lines(line: String, problem: String) throws {
    let text = GraphDocument(Observatory.self).text(as: .json).replacing(/"line": [0-9]+/, with: "\"line\": \(line)")
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: text) }
    #expect(error?.description.hasSuffix("location.line: \(problem)") == true, "\(String(describing: error))")
  }

  @Test(
    "A JSON document that contradicts itself is refused with the location",
    arguments: [
      (
        #""repeatsAncestor": false"#, #""repeatsAncestor": 1"#,
        "components[0].repeatsAncestor: this is not true or false"
      ),
      (#""depth": 1"#, #""depth": 2"#, "components[1].depth: this is not 1"),
      (#""severity": "error""#, #""severity": 1"#, "diagnostics[0].severity: this is not a string"),
      (
        #""parent": "CleanseGraphTests.Observatory""#, #""parent": "Nobody""#,
        "components[1].parent: there is no component 'Nobody' before this one"
      ),
      (
        #""id": "CleanseGraphTests.Observatory > CleanseGraphTests.Night","#,
        #""id": "CleanseGraphTests.Observatory","#,
        "components[1].id: there is another component 'CleanseGraphTests.Observatory'"
      ),
      (
        #""component": "CleanseGraphTests.Observatory","#, #""component": "X","#,
        "nodes[0].component: there is no component 'X'"
      ),
      (
        #""module": "CleanseGraphTests.InstrumentModule","#, #""module": "X","#,
        "nodes[2].module: there is no module of the component 'X'"
      ),
      (
        #""target": "CleanseGraphTests.Observatory: CleanseGraphTests.Motor""#, #""target": "X""#,
        "nodes[1].requirements[1].target: there is no node 'X'"
      ),
      (
        #""resolution": "missing""#, #""resolution": "bound""#,
        "nodes[17].requirements[0].target: a requirement has a target where it is bound, and nowhere else"
      ),
      (
        #""root": "CleanseGraphTests.Observatory: CleanseGraphTests.Dome""#, #""root": "X""#,
        "components[0].root: there is no node 'X'"
      ),
    ])
  func contradictory(original: String, replacement: String, description: String) throws {
    let text = GraphDocument(Observatory.self).text(as: .json)
    let changed = text.replacingFirst(original, with: replacement)
    try #require(changed != text)
    let error = #expect(throws: GraphDocumentError.self) { try GraphDocument(json: changed) }
    #expect(error?.description == description)
  }

  @Test("A JSON document with components nested too deeply is refused") func deep() {
    let components = (0...1001).map { number in
      let parent = number == 0 ? "" : #""parent": "\#(number - 1)","#
      return
        #"{"id": "\#(number)", \#(parent) "depth": \#(number), "modules": [], "repeatsAncestor": false, "type": {"name": "C", "qualifiedName": "C"}}"#
    }
    let error = #expect(throws: GraphDocumentError.self) {
      try GraphDocument(
        json: #"{"version": 1, "components": [\#(components.joined(separator: ","))], "nodes": [], "diagnostics": []}"#)
    }
    #expect(error?.description == "components[1001]: components stand in each other at most 1000 deep")
  }
}
