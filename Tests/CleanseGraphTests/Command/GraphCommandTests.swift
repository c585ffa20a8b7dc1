import TestSupport
import Cleanse
import CleanseGraph
import Commands
import Foundation
import Testing

@testable import cleanse_graph
@testable import GraphDocuments

@Suite("cleanse-graph command") struct GraphCommandTests {
  private let folder: TemporaryFolder
  private let document = GraphDocument(Observatory.self)

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: diff

  @Test("cleanse-graph diff exits with 0 if the graphs are equal") func equal() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    #expect(GraphCommand.run(["diff", file, file]) == .init(output: "The graph has not changed.\n"))
  }

  @Test(
    "cleanse-graph diff prints the changes in each format and exits with 1", arguments: GraphChanges.Format.allCases)
  func different(format: GraphChanges.Format) throws {
    let other = GraphDocument(Observatory.self, overrides: .overriding(StarCatalogue.self, with: StarCatalogue()))
    let old = try folder.write(document.text(as: .json), to: "old.json")
    let new = try folder.write(other.text(as: .json), to: "new.json")
    let changes = other.changes(from: document)
    #expect(changes.changes.map(\.description) == ["StarCatalogue is no longer shared"])
    #expect(
      GraphCommand.run(["diff", old, new, "--format", format.name])
        == .init(output: changes.text(as: format), exitCode: 1))
    #expect(GraphCommand.run(["diff", old, new]).output == changes.text(as: .text))
  }

  @Test("cleanse-graph compares, explains and renders lock files, and names the line of an error") func locks() throws {
    let lock = try folder.write(document.text(as: .lock), to: "graph.lock")
    let json = try folder.write(document.text(as: .json), to: "graph.json")
    #expect(GraphCommand.run(["diff", lock, json]) == .init(output: "The graph has not changed.\n"))
    #expect(GraphCommand.run(["diff", json, lock]) == .init(output: "The graph has not changed.\n"))
    let other = GraphDocument(Observatory.self, overrides: .overriding(StarCatalogue.self, with: StarCatalogue()))
    let new = try folder.write(other.text(as: .json), to: "new.json")
    #expect(GraphCommand.run(["diff", lock, new]).output == "StarCatalogue is no longer shared\n")
    #expect(GraphCommand.run(["explain", lock, "Motor"]).output.hasPrefix("Motor: factory"))
    #expect(GraphCommand.run(["render", lock, "--format", "lock"]).output == document.text(as: .lock))
    let broken = try folder.write("cleanse-graph lock 1\n\nroot A.B\n", to: "broken.lock")
    #expect(
      GraphCommand.run(["diff", broken, json]).complaint.hasPrefix("cleanse-graph: error: \(broken): line 3: a line "))
    let noLock = try folder.write("{", to: "other.lock")
    #expect(GraphCommand.run(["diff", noLock, json]).complaint.contains("other.lock: this is not a JSON document"))
  }

  // MARK: render

  @Test("cleanse-graph render draws a stored document in each format", arguments: GraphFormat.allCases) func render(
    format: GraphFormat
  ) throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    #expect(GraphCommand.run(["render", file, "--format", format.name]) == .init(output: document.text(as: format)))
    let output = folder.path("drawing.\(format.fileExtensions[0])")
    #expect(GraphCommand.run(["render", "--output", output, file]) == .init())
    #expect(try folder.text(of: "drawing.\(format.fileExtensions[0])") == document.text(as: format))
  }

  @Test("cleanse-graph render links source locations by a template and refuses an invalid one") func sourceLinks()
    throws
  {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let template = "https://github.com/me/app/blob/1f2e3d/{path}#L{line}"
    let link = try #require(SourceLink(template: template))
    let page = GraphCommand.run(["render", file, "--format", "html", "--source-link", template])
    #expect(try page == .init(output: document.page(linkingSourceTo: link, with: PageAdditions())))
    #expect(page.output.contains(#" data-source-link="https://github.com/me/app/blob/1f2e3d/{path}#L{line}""#))
    let others = ["vscode://file/Users/me/App/{path}:{line}:{column}", "xed://open?url={path}&line={line}"]
    for template in others { #expect(SourceLink(template: template) != nil) }
    let wrong = [
      "", "{path}", "https://example.org", "https://example.org/{file}", "javascript:alert('{path}')", "https://{path",
      "https://example.org/{path} {line}",
    ]
    for template in wrong {
      let outcome = GraphCommand.run(["render", file, "--format", "html", "--source-link", template])
      #expect(outcome.exitCode == 2, "\(template)")
      #expect(outcome.complaint.contains("--source-link takes an address with {path}"), "\(outcome.complaint)")
    }
    let text = GraphCommand.run(["render", file, "--source-link", template])
    #expect(text.exitCode == 2 && text.complaint.contains("'--source-link' is only for the format 'html'"))
  }

  @Test("A page that cleanse-graph render writes contains the given change, creation trace and coverage")
  func additions()
    throws
  {
    let other = GraphDocument(Observatory.self, overrides: .overriding(StarCatalogue.self, with: StarCatalogue()))
    let old = try folder.write(other.text(as: .lock), to: "old.lock")
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let trace = try folder.write(#"{"traceEvents": [], "x": "</script>"}"#, to: "start.json")
    let binding = try #require(document.nodes.first { $0.key.name == "Dome" })
    _ = try folder.write(
      CoverageRecord(test: "SkyTests/opens", binding: binding.id, isOverride: false).line(), to: "records/a.jsonl")
    let outcome = GraphCommand.run([
      "render", file, "--format", "html", "--compare", old, "--trace", trace, "--coverage", folder.path("records"),
      "--explain",
    ])
    #expect(outcome.complaint == "")
    let start = try #require(outcome.output.range(of: #"<script type="application/json" id="additions">"#))
    let end = try #require(
      outcome.output.range(of: "</script>", range: start.upperBound..<outcome.output.endIndex))
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output[start.upperBound..<end.lowerBound].utf8))
        as? [String: [String: Any]])
    #expect(data["change"]?["from"] as? String == "old.lock")
    #expect(data["change"]?["sentences"] as? [String] == ["StarCatalogue is now shared in Singleton"])
    let effects = try #require(data["change"]?["nodes"] as? [String: String])
    let catalogue = try #require(document.nodes.first { $0.key.name == "StarCatalogue" })
    #expect(effects[catalogue.id] == "changed")
    #expect(Set(effects.values).subtracting(["changed", "affected"]) == [])
    #expect(data["trace"]?["file"] as? String == "start.json")
    #expect(data["trace"]?["text"] as? String == #"{"traceEvents": [], "x": "</script>"}"#)
    #expect((data["coverage"]?["bindings"] as? [String: [String]])?[binding.id] == ["SkyTests/opens"])
    let explanation = try #require(data["explanations"]?[catalogue.id] as? [String: Any])
    #expect(explanation["created"] as? String == "before the graph; each request gets the same value")
    #expect((explanation["holders"] as? [String])?.first == "its instance of Observatory")
    #expect(data["coverage"]?["tests"] as? Int == 1)
  }

  @Test("cleanse-graph render reports page options with other formats, and trace files without a trace, as errors")
  func noAdditions()
    throws
  {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    for option in ["--compare", "--trace", "--coverage"] {
      let outcome = GraphCommand.run(["render", file, option, file])
      #expect(outcome.exitCode == 2)
      #expect(outcome.complaint.contains("'\(option)' is only for the format 'html'"))
    }
    #expect(
      GraphCommand.run(["render", file, "--explain"]).complaint.contains("'--explain' is only for the format 'html'"))
    let page = ["render", file, "--format", "html"]
    #expect(
      GraphCommand.run(page + ["--trace", file])
        == .init(
          complaint:
            "cleanse-graph: error: \(file) is not a creation trace: write one with trace.text(as: .chromeTrace)\n",
          exitCode: 3))
    #expect(GraphCommand.run(page + ["--trace", "/nowhere"]).complaint.contains("/nowhere cannot be read"))
    #expect(GraphCommand.run(page + ["--compare", "/nowhere"]).exitCode == 3)
    #expect(
      GraphCommand.run(["render", "-", "--format", "html", "--compare", "-"]).complaint.contains(
        "only one of the graphs can be read from standard input"))
  }

  @Test("cleanse-graph render applies the filters of the command line") func filters() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let words = [
      "--needed-by", "Dome", "--depth", "2", "--component", "Observatory", "--without-leaves", "--collapse-modules",
    ]
    let expected = try document.filtered(
      .needed(by: "Dome", depth: 2), .component("Observatory"), .withoutLeaves, .collapsedModules)
    #expect(GraphCommand.run(["render", file] + words).output == expected.text(as: .text))
    #expect(
      try GraphCommand.run(["render", file, "--needing", "Lens"]).output
        == document.filtered(.needing("Lens")).text(as: .text))
    #expect(
      try GraphCommand.run(["render", file, "--depth", "1"]).output == document.filtered(.depth(1)).text(as: .text))
    #expect(
      try GraphCommand.run(["render", file, "--hide", "Lens", "--hide", "Dome"]).output
        == document.filtered(.without("Lens"), .without("Dome")).text(as: .text))
    let unknown = GraphCommand.run(["render", file, "--hide", "Lnes"])
    #expect(unknown.complaint.contains("the graph has no type or module 'Lnes'; did you mean: Lens"))
    #expect(unknown.exitCode != 0)
  }

  // MARK: explain

  @Test(
    "cleanse-graph explain explains a type of a stored document in each format",
    arguments: GraphExplanation.Format.allCases)
  func explain(format: GraphExplanation.Format) throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let explanation = try document.explanation(of: "Motor")
    #expect(
      GraphCommand.run(["explain", file, "Motor", "--format", format.rawValue])
        == .init(output: explanation.text(as: format)))
    #expect(GraphCommand.run(["explain", file, "Motor"]).output == explanation.text(as: .text))
  }

  // MARK: Standard input

  @Test("cleanse-graph reads standard input if the file is named `-`") func standardInput() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let json = Data(document.text(as: .json).utf8)
    let input = GraphInput { json }
    #expect(GraphCommand.run(["render", "-"], reading: input).output == document.text(as: .text))
    #expect(GraphCommand.run(["diff", "-", file], reading: input) == .init(output: "The graph has not changed.\n"))
    #expect(
      try GraphCommand.run(["explain", "-", "Motor"], reading: input).output
        == document.explanation(of: "Motor").text(as: .text))
    #expect(
      GraphCommand.run(["render", "-"], reading: GraphInput { Data("{".utf8) })
        == .init(complaint: "cleanse-graph: error: standard input: this is not a JSON document\n", exitCode: 3))
    #expect(
      GraphCommand.run(["diff", "-", "-"], reading: input).complaint
        == "cleanse-graph: error: only one of the graphs can be read from standard input (see --help)\n")
  }

  // MARK: Bad input

  @Test("cleanse-graph refuses other JSON documents and says which file to pass") func otherDocuments() throws {
    let changes = document.changes(from: document).text(as: .json)
    let documents = try [
      ("a report", GraphValidator.validate(Observatory.self).text(as: .json)),
      ("a report", GraphValidator.validate(Observatory.self).text(as: .sarif)),
      ("a list of changes", changes), ("an explanation", document.explanation(of: "Motor").text(as: .json)),
    ]
    for (kind, text) in documents {
      let file = try folder.write(text, to: "other.json")
      #expect(
        GraphCommand.run(["render", file])
          == .init(
            complaint: """
              cleanse-graph: error: \(file): this is \(kind), not a graph: pass a graph written by 'cleansec --graph \
              graph.json', 'cleanse-graph render --format json' or GraphExporter

              """, exitCode: 3))
    }
  }

  @Test(
    "cleanse-graph refuses an invalid command line and exits with 2",
    arguments: [
      ([], "missing subcommand: 'coverage', 'diff', 'explain' or 'render'"),
      (["draw"], "there is no command 'draw'; available: coverage, diff, explain, render"),
      (["diff", "a"], "'diff' takes two files: '<old>' and '<new>'"),
      (["diff", "a", "b", "c"], "'diff' takes two files: '<old>' and '<new>'"),
      (["explain", "a"], "'explain' takes a file and a type: '<file>' and '<type>'"),
      (["explain", "a", "b", "c"], "'explain' takes a file and a type: '<file>' and '<type>'"),
      (["explain", "a", "b", "--format", "dot"], "there is no format 'dot'; available: text, json"),
      (["render"], "'render' takes one file: '<file>'"), (["render", "a", "--colour"], "unknown option '--colour'"),
      (["diff", "a", "b", "--depth", "1"], "unknown option '--depth'"),
      (["render", "a", "--format"], "missing value for '--format'"),
      (
        ["render", "a", "--format", "svg"],
        """
        there is no format 'svg'; available: \(GraphFormat.allCases.map(\.name).joined(separator: ", ")). For a picture, \
        write the format dot and call Graphviz: dot -Tsvg graph.dot -o graph.svg
        """
      ),
      (
        ["render", "a", "--output", "graph.png"],
        """
        no format has the extension '.png'; available: \
        \(GraphFormat.allCases.flatMap(\.fileExtensions).map { ".\($0)" }.joined(separator: ", ")). For a picture, write \
        the format dot and call Graphviz: dot -Tpng graph.dot -o graph.png
        """
      ),
      (["render", "a", "--depth", "-1"], "--depth takes a whole number of 0 or more, not '-1'"),
      (["draw", "a", "--help=x"], "there is no command 'draw'; available: coverage, diff, explain, render"),
      (
        ["diff", "a", "b", "--format", "dot"],
        "there is no format 'dot'; available: text, markdown, json, mermaid, html"
      ),
    ] as [([String], String)])
  func usage(arguments: [String], problem: String) {
    #expect(
      GraphCommand.run(arguments) == .init(complaint: "cleanse-graph: error: \(problem) (see --help)\n", exitCode: 2))
  }

  @Test("cleanse-graph refuses unusable files and unknown names and exits with 3") func unusable() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let broken = try folder.write("{", to: "broken.json")
    let text = try folder.write(document.text(as: .text), to: "graph.txt")
    let problems = [
      (["diff", file, "/nowhere.json"], "there is no file /nowhere.json"),
      (["diff", broken, file], "\(broken): this is not a JSON document"),
      (
        ["diff", text, file],
        """
        \(text) holds a graph as text, and only JSON and lock files can be read: write the graph to a file 'graph.json', \
        or compare two texts with 'diff -u'
        """
      ),
      (["render", file, "--component", "Nigth"], "the graph has no component 'Nigth'; did you mean: Night"),
      (["explain", file, "Mirrror"], "the graph has no binding for the type 'Mirrror'; did you mean: Mirror"),
      (
        ["render", file, "--output", "/nowhere/graph.txt"],
        "/nowhere/graph.txt cannot be written: there is no folder /nowhere"
      ),
    ]
    for (arguments, problem) in problems {
      #expect(GraphCommand.run(arguments) == .init(complaint: "cleanse-graph: error: \(problem)\n", exitCode: 3))
    }
    #expect(
      GraphCommand.run(["render", file, "--format", "pdf"]).complaint.hasPrefix(
        "cleanse-graph: error: there is no format 'pdf'; available: text, "))
    #expect(GraphCommand.run(["render", file, "--output", "a.pdf"]).exitCode == 2)
  }

  @Test(
    "cleanse-graph prints the help of a subcommand",
    arguments: [["diff", "-h"], ["help", "diff"], ["--format", "json", "diff", "--help"]])
  func helpOfCommand(arguments: [String]) {
    let outcome = GraphCommand.run(arguments)
    #expect(
      outcome.output == """
        OVERVIEW: List the differences between two graphs.

        USAGE: cleanse-graph diff <old> <new> [<options>]

        ARGUMENTS:
          <old>              The graph before the change, a JSON or lock file.
          <new>              The graph after the change, a JSON or lock file.

        OPTIONS:
          --format <format>  The format of the differences. (values: text, markdown, json, mermaid, html; default: text)

        GENERAL OPTIONS:
          --version          Show the version.
          -h, --help         Show help information.

        EXIT CODES:
          0                  The graphs are equal.
          1                  The graphs differ.
          2                  The command line is invalid.
          3                  A file cannot be read or written.

        """)
    #expect(outcome == Outcome(output: outcome.output))
  }

  @Test("cleanse-graph refuses to print help for an unknown subcommand") func helpOfNothing() {
    #expect(
      GraphCommand.run(["help", "draw"])
        == Outcome(
          complaint:
            "cleanse-graph: error: there is no command 'draw'; available: coverage, diff, explain, render (see --help)\n",
          exitCode: 2))
  }

  @Test("cleanse-graph prints its help with all subcommands and formats", arguments: [["--help"], ["help"]]) func help(
    arguments: [String]
  ) {
    let outcome = GraphCommand.run(arguments)
    #expect(outcome.output.hasPrefix("OVERVIEW: Compare, explain and draw dependency graphs.\n"))
    #expect(outcome == Outcome(output: outcome.output))
    for command in ["coverage", "diff", "explain", "render"] { #expect(outcome.output.contains("\n  \(command) ")) }
    let formats = GraphCommand.run(["help", "render"]).output
    for format in GraphFormat.allCases { #expect(formats.contains(format.name)) }
  }
}
