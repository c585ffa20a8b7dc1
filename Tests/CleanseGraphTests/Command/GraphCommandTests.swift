import TestSupport
import CleanseGraph
import Commands
import Testing

@testable import GraphCommand
@testable import GraphDocuments

@Suite("The command cleanse-graph") struct GraphCommandTests {
  private let folder: TemporaryFolder
  private let document = GraphDocument(Observatory.self)

  init() throws {
    folder = try TemporaryFolder()
  }

  // MARK: diff

  @Test("exits with 0 where nothing differs") func equal() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    #expect(GraphCommand.run(["diff", file, file]) == .init(output: "The graph has not changed.\n"))
  }

  @Test("says what differs, in each format, and exits with 1", arguments: GraphChanges.Format.allCases)
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

  // MARK: render

  @Test("draws a document that was kept", arguments: GraphFormat.allCases) func render(format: GraphFormat) throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    #expect(GraphCommand.run(["render", file, "--format", format.name]) == .init(output: document.text(as: format)))
    let output = folder.path("drawing.\(format.fileExtensions[0])")
    #expect(GraphCommand.run(["render", "--output", output, file]) == .init())
    #expect(try folder.text(of: "drawing.\(format.fileExtensions[0])") == document.text(as: format))
  }

  @Test("draws what filters leave") func filters() throws {
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
  }

  // MARK: explain

  @Test("explains a type of a document that was kept, in each format", arguments: GraphExplanation.Format.allCases)
  func explain(format: GraphExplanation.Format) throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let explanation = try document.explanation(of: "Motor")
    #expect(
      GraphCommand.run(["explain", file, "Motor", "--format", format.rawValue])
        == .init(output: explanation.text(as: format)))
    #expect(GraphCommand.run(["explain", file, "Motor"]).output == explanation.text(as: .text))
  }

  // MARK: Bad input

  @Test(
    "refuses a command line that it does not understand, and exits with 2",
    arguments: [
      ([], "say what to do: 'diff', 'explain' or 'render'"),
      (["draw"], "there is no command 'draw'; there are diff, explain, render"),
      (["diff", "a"], "'diff' takes two files"), (["diff", "a", "b", "c"], "'diff' takes two files"),
      (["explain", "a"], "'explain' takes a file and a type"),
      (["explain", "a", "b", "c"], "'explain' takes a file and a type"),
      (["explain", "a", "b", "--format", "dot"], "there is no format 'dot'; there are text, json"),
      (["render"], "'render' takes one file"), (["render", "a", "--colour"], "there is no option '--colour'"),
      (["diff", "a", "b", "--depth", "1"], "there is no option '--depth'"),
      (["render", "a", "--format"], "the option '--format' needs a value"),
      (["render", "a", "--depth", "-1"], "'-1' is no value of '--depth NUMBER'"),
      (["draw", "a", "--help=x"], "there is no command 'draw'; there are diff, explain, render"),
      (["diff", "a", "b", "--format", "dot"], "there is no format 'dot'; there are text, markdown, json"),
    ] as [([String], String)])
  func usage(arguments: [String], problem: String) {
    #expect(
      GraphCommand.run(arguments) == .init(complaint: "cleanse-graph: error: \(problem) (see --help)\n", exitCode: 2))
  }

  @Test("refuses files and names that it cannot use, and exits with 3") func unusable() throws {
    let file = try folder.write(document.text(as: .json), to: "graph.json")
    let broken = try folder.write("{", to: "broken.json")
    let text = try folder.write(document.text(as: .text), to: "graph.txt")
    let problems = [
      (["diff", file, "/nowhere.json"], "there is no file /nowhere.json"),
      (["diff", broken, file], "\(broken): this is no JSON document"),
      (
        ["diff", text, file],
        """
        \(text) holds a graph as text, and only JSON can be read again: keep the graph in a file 'graph.json', or compare \
        two texts with a program for texts, such as 'diff -u'
        """
      ),
      (["render", file, "--component", "Nigth"], "the graph has no component 'Nigth'; did you mean: Night"),
      (["explain", file, "Mirrror"], "the graph has no binding of a type 'Mirrror'; did you mean: Mirror"),
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
        "cleanse-graph: error: there is no format 'pdf'; there are text, "))
    #expect(GraphCommand.run(["render", file, "--output", "a.pdf"]).exitCode == 2)
  }

  @Test(
    "explains one command", arguments: [["diff", "-h"], ["help", "diff"], ["--format", "json", "diff", "--help"]])
  func helpOfCommand(arguments: [String]) {
    let outcome = GraphCommand.run(arguments)
    #expect(outcome.output.hasPrefix("Usage: cleanse-graph diff OLD NEW [OPTION ...]\n\n"))
    #expect(outcome.output.contains("markdown"))
    #expect(!outcome.output.contains("mermaid"))
    #expect(outcome == Outcome(output: outcome.output))
  }

  @Test("has no help for a command that it does not have") func helpOfNothing() {
    #expect(
      GraphCommand.run(["help", "draw"])
        == Outcome(
          complaint: "cleanse-graph: error: there is no command 'draw'; there are diff, explain, render (see --help)\n",
          exitCode: 2))
  }

  @Test("explains itself", arguments: [["--help"], ["help"]]) func help(arguments: [String]) {
    let outcome = GraphCommand.run(arguments)
    #expect(outcome.output.hasPrefix("Usage: cleanse-graph diff OLD NEW [OPTION ...]\n"))
    #expect(outcome == Outcome(output: outcome.output))
    for format in GraphFormat.allCases { #expect(outcome.output.contains(format.name)) }
  }
}
