import TestSupport
import Foundation
import Testing

@testable import cleansec

@Suite("Malformed compiler trees") struct BrokenTreeTests {
  @Test("A document that is not a compiler tree throws an error") func noTree() {
    #expect(throws: DumpError.noTree) { try facts("{}") }
    #expect(throws: DumpError.noTree) { try facts("") }
    #expect(throws: DumpError.noTree) { try facts("(source_file \"a.swift\")") }
  }

  @Test("A tree without declarations throws an error with the version of the compiler") func unknownForm() throws {
    let source = try TemporaryFile("struct A {}")
    #expect(throws: DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "items")) {
      try facts(
        #"{"_kind":"source_file","filename":"\#(source.path)","compiler_version":{"full":"Swift version 9.9"},"parts":[]}"#
      )
    }
  }

  @Test("The message about an unknown tree form names the compiler, the supported version and an alternative")
  func words() {
    #expect(
      "\(DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "items"))" == """
        the tree of Swift version 9.9 has no items: this version of cleansec reads the trees of Swift 6.3. \
        Name such a compiler with --compiler, or validate the graph in a test: try GraphValidator.check(...)
        """)
  }

  @Test(
    "A source without declarations has no types and functions",
    arguments: ["", "// Later.", "#if NEVER\nstruct A {}\n#endif"])
  func nothingDeclared(text: String) throws {
    let source = try TemporaryFile(text)
    let facts = try facts(
      #"{"_kind":"source_file","filename":"\#(source.path)","compiler_version":{"full":"Swift version 9.9"}}"#)
    #expect(facts.types == [])
    #expect(facts.functions == [])
  }

  @Test("A tree of a missing source throws an error with the path") func missingSource() {
    #expect(throws: SourceError(path: "/nowhere/a.swift")) {
      try facts(#"{"_kind":"source_file","filename":"/nowhere/a.swift","items":[]}"#)
    }
  }

  @Test("A module named like a type parameter throws an error", arguments: ["P", "A"])
  func ambiguousModule(name: String) {
    #expect(throws: DumpError.moduleNamedAsParameter(name)) { try facts(#"{"_kind":"source_file"}"#, ofModule: name) }
  }

  @Test("Nodes of unknown kinds are ignored outside of code that uses Cleanse") func unknownKinds() throws {
    let source = try TemporaryFile("")
    let facts = try facts(
      tree(
        source,
        #"{"_kind":"holographic_decl","name":7},{"_kind":"struct_decl","usr":"s:3App1AV","interface_type":"$s3App1AVmD","members":[{"_kind":"wormhole"}]}"#
      ))
    #expect(facts.types.map(\.name) == ["App.A"])
  }

  /// A component with the node in its code.
  private func component(with node: String, in source: TemporaryFile) -> String {
    let binder = #"{"_kind":"declref_expr","decl":{"base_name":"binder","decl_usr":""}}"#
    let configure = """
      {"_kind":"func_decl","usr":"s:3App1AV9configure6bindery7Cleanse6BinderVyAE8UnscopedVG_tFZ",\
      "name":{"base_name":{"name":"configure"},"args":["binder"]},"interface_type":"$sy7Cleanse6BinderVyAA8UnscopedVGcD",\
      "params":{"params":[{"name":{"base_name":{"name":"binder"}},"interface_type":"$s7Cleanse6BinderVyAA8UnscopedVGD"}]},\
      "body":{"_kind":"brace_stmt","elements":[\(node.replacingOccurrences(of: "BINDER", with: binder))]}}
      """
    return tree(
      source,
      #"{"_kind":"struct_decl","usr":"s:3App1AV","interface_type":"$s3App1AVmD","inherits":{"conformances":[{"protocol":"s:7Cleanse13RootComponentP"}]},"members":[{"_kind":"typealias_decl","name":{"base_name":{"name":"Root"}},"type":"$sSbD"},\#(configure)]}"#
    )
  }

  @Test(
    "A node of unknown form in code that uses Cleanse is a note with the compiler's version",
    arguments: [
      (#"{"_kind":"wormhole_stmt","range":{"start":0,"end":3},"body":BINDER}"#, "wormhole_stmt"),
      (#"{"_kind":"call_expr","args":{"args":[]}}"#, "call_expr without fn"),
      (#"{"_kind":"call_expr","fn":BINDER}"#, "call_expr without args"),
      (#"{"_kind":"call_expr","fn":BINDER,"args":{"args":[{"value":1}]}}"#, "argument without expr"),
      (#"{"_kind":"declref_expr","name":"binder"}"#, "declref_expr without decl"),
      (#"{"_kind":"declref_expr","decl":{"decl_usr":"s:7Cleanse"}}"#, "decl_ref without base_name or decl_usr"),
      (
        #"{"_kind":"member_ref_expr","decl":{"base_name":"b","decl_usr":"s:7Cleanse1bvp"}}"#,
        "member_ref_expr without base"
      ),
      (#"{"_kind":"assign_expr","src":BINDER}"#, "assign_expr without dest"),
      (#"{"_kind":"closure_expr","params":{"params":[]}}"#, "closure_expr without body"),
      (#"{"_kind":"pattern_binding_decl","entries":[]}"#, "pattern_binding_decl without pattern_entries"),
    ])
  func unknownForms(node: String, form: String) throws {
    let source = try TemporaryFile("let")
    let finding = try #require(try GraphCheck([facts(component(with: node, in: source))]).findings.first)
    let unknown = finding.uncheckedCode.filter { $0.reason == .unknownForm(form, compiler: "Swift version 9.9") }
    #expect(unknown.map { $0.location?.file } == [source.path])
  }

  @Test("A type or extension without its type throws an error with the compiler's version") func typeless() throws {
    let source = try TemporaryFile("")
    #expect(throws: DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "interface_type in a class_decl")) {
      try facts(tree(source, #"{"_kind":"class_decl","usr":"s:3App1AC","members":[]}"#))
    }
    #expect(
      throws: DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "extended_type in an extension_decl")
    ) {
      try facts(tree(source, #"{"_kind":"extension_decl","members":[]}"#))
    }
  }

  @Test(
    "A chain of tens of thousands of calls throws an error instead of a stack overflow", arguments: [20_000, 200_000])
  func deepChain(links: Int) throws {
    let source = try TemporaryFile("")
    let open =
      #"{"_kind":"call_expr","fn":{"_kind":"declref_expr","decl":{"decl_usr":"s:7Cleanse"}},"args":{"args":[{"expr":"#
    let close = "}]}}"
    let chain = String(repeating: open, count: links) + "null" + String(repeating: close, count: links)
    let body = #"{"_kind":"func_decl","usr":"s:3App1fyyF","body":{"_kind":"brace_stmt","elements":[\#(chain)]}}"#
    #expect(throws: DumpError.nestedTooDeeply) { try facts(tree(source, body)) }
  }

  @Test("A truncated tree throws an error at every length") func truncated() throws {
    let source = try TemporaryFile("")
    let whole = tree(
      source,
      #"{"_kind":"func_decl","usr":"s:3App1fyyF","body":{"_kind":"brace_stmt","elements":[{"_kind":"call_expr","fn":{"_kind":"declref_expr","decl":{"decl_usr":"s:7Cleanse","base_name":"f"}},"args":{"args":[]}}]}}"#
    )
    for count in 0..<whole.utf8.count {
      #expect(throws: DumpError.self) { try facts(String(decoding: whole.utf8.prefix(count), as: UTF8.self)) }
    }
  }

  private func tree(_ source: TemporaryFile, _ items: String) -> String {
    #"{"_kind":"source_file","filename":"\#(source.path)","compiler_version":{"full":"Swift version 9.9"},"items":[\#(items)]}"#
  }

  private func facts(_ document: String, ofModule name: String = "App") throws -> ModuleFacts {
    try BigStack.run {
      Result { try ModuleFacts(readingTree: Data(document.utf8), ofModule: name, folder: "/") }
    }.get()
  }
}
