/// Draws changes: the bindings that have changed, and the dependencies that came and went.
struct ChangeDrawing {
  private let changes: [GraphChange]
  /// The boxes in the order in which changes mention them.
  private var boxes: [String] = []
  private var numbers: [String: Int] = [:]
  private var states: [String: State] = [:]
  private var arrows: [String] = []

  enum State: String {
    case added, removed, changed
  }

  /// The text that GitHub draws at most, and its number of arrows.
  private static let longest = 50_000
  private static let mostArrows = 500

  init(_ changes: [GraphChange]) {
    self.changes = changes
  }

  /// A drawing for Mermaid.
  var mermaid: String {
    var drawing = self
    var left = 0
    for change in changes {
      var next = drawing
      next.add(change)
      if next.text.utf16.count > Self.longest || next.arrows.count > Self.mostArrows { left += 1 } else { drawing = next }
    }
    return (left > 0 ? "%% and \(left) more\n" : "") + drawing.text
  }

  private var text: String {
    let lines = boxes.enumerated().map { number, name in
      "  n\(number)[\"\(MermaidRenderer.escaped(name))\"]" + (states[name].map { ":::\($0.rawValue)" } ?? "")
    }
    let classes = [
      "  classDef added fill:#dcfce7,stroke:#15803d,color:#0f172a",
      "  classDef removed fill:#fee2e2,stroke:#b91c1c,color:#0f172a,stroke-dasharray:4 3",
      "  classDef changed fill:#fef3c7,stroke:#a16207,color:#0f172a",
    ]
    return (["flowchart LR"] + lines + arrows + (boxes.isEmpty ? [] : classes)).joined(separator: "\n") + "\n"
  }

  private mutating func add(_ change: GraphChange) {
    switch change.fact {
    case .requirement(.added(let type)): arrow(from: change.name, "==>|new|", to: type.name)
    case .requirement(.removed(let type)): arrow(from: change.name, "-.->|gone|", to: type.name)
    case .requirement(.respelled(_, let type)), .requirement(.redirected(let type, _, _)):
      arrow(from: change.name, "-->|changed|", to: type.name)
    case .component(.added), .binding(.added): mark(change.name, .added)
    case .component(.removed), .binding(.removed): mark(change.name, .removed)
    case .component, .binding: mark(change.name, .changed)
    case .diagnostic, .swiftModuleRenamed: break
    }
  }

  private mutating func mark(_ name: String, _ state: State) {
    _ = number(of: name)
    states[name] = states[name] ?? state
  }

  private mutating func arrow(from source: String, _ arrow: String, to target: String) {
    let source = number(of: source)
    arrows.append("  n\(source) \(arrow) n\(number(of: target))")
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = boxes.count
    boxes.append(name)
    return boxes.count - 1
  }
}
