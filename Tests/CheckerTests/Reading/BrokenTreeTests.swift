import TestSupport
import Foundation
import Testing

@testable import Checker

@Suite("Trees that cannot be read") struct BrokenTreeTests {
  @Test("a document that is no tree is told from one") func noTree() {
    #expect(throws: DumpError.noTree) { try facts("{}") }
    #expect(throws: DumpError.noTree) { try facts("") }
    #expect(throws: DumpError.noTree) { try facts("(source_file \"a.swift\")") }
  }

  @Test("a tree without declarations names the compiler") func unknownForm() throws {
    let source = try TemporaryFile("struct A {}")
    #expect(throws: DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "items")) {
      try facts(
        #"{"_kind":"source_file","filename":"\#(source.path)","compiler_version":{"full":"Swift version 9.9"},"parts":[]}"#
      )
    }
  }

  @Test("a tree of an unknown form says which compiler made it, which one to use, and how to check meanwhile")
  func words() {
    #expect(
      "\(DumpError.unknownForm(compiler: "Swift version 9.9", lacking: "items"))" == """
        the tree of Swift version 9.9 has no items: this cleansec reads the trees of Swift 6.3. \
        Name such a compiler with --compiler, or validate the graph in a test: try GraphValidator.check(...)
        """)
  }

  @Test(
    "a source without declarations has an empty tree", arguments: ["", "// Later.", "#if NEVER\nstruct A {}\n#endif"])
  func nothingDeclared(text: String) throws {
    let source = try TemporaryFile(text)
    let facts = try facts(
      #"{"_kind":"source_file","filename":"\#(source.path)","compiler_version":{"full":"Swift version 9.9"}}"#)
    #expect(facts.types == [])
    #expect(facts.functions == [])
  }

  @Test("a tree of a source that is not there names the source") func missingSource() {
    #expect(throws: SourceError(path: "/nowhere/a.swift")) {
      try facts(#"{"_kind":"source_file","filename":"/nowhere/a.swift","items":[]}"#)
    }
  }

  @Test("a module whose name is that of a type parameter is refused", arguments: ["P", "B1"])
  func ambiguousModule(name: String) {
    #expect(throws: DumpError.moduleNamedAsParameter(name)) { try facts(#"{"_kind":"source_file"}"#, ofModule: name) }
  }

  @Test("nodes of unknown kinds are passed over") func unknownKinds() throws {
    let source = try TemporaryFile("")
    let facts = try facts(
      tree(
        source,
        #"{"_kind":"holographic_decl","name":7},{"_kind":"struct_decl","usr":"s:3App1AV","interface_type":"$s3App1AVmD","members":[{"_kind":"wormhole"}]}"#
      ))
    #expect(facts.types.map(\.name) == ["App.A"])
  }

  @Test("a chain of 20,000 links ends in an error", arguments: [20_000, 200_000])
  func deepChain(links: Int) throws {
    let source = try TemporaryFile("")
    let open =
      #"{"_kind":"call_expr","fn":{"_kind":"declref_expr","decl":{"decl_usr":"s:7Cleanse"}},"args":{"args":[{"expr":"#
    let close = "}]}}"
    let chain = String(repeating: open, count: links) + "null" + String(repeating: close, count: links)
    let body = #"{"_kind":"func_decl","usr":"s:3App1fyyF","body":{"_kind":"brace_stmt","elements":[\#(chain)]}}"#
    #expect(throws: DumpError.nestedTooDeeply) { try facts(tree(source, body)) }
  }

  @Test("a tree that ends in the middle is an error at whatever byte it ends") func truncated() throws {
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
