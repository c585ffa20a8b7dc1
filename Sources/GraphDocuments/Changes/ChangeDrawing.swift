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

  /// How long the lines of boxes and arrows are together.
  private var length = 0

  /// GitHub draws 50,000 characters; some are for the frame, and for the last change.
  private static let longest = 48_000
  private static let mostArrows = 500

  init(_ changes: [GraphChange]) {
    self.changes = changes
  }

  /// A drawing for Mermaid, with as many changes as there is room for.
  var mermaid: String {
    var drawing = self
    for (number, change) in changes.enumerated() {
      guard drawing.length < Self.longest, drawing.arrows.count < Self.mostArrows else {
        return drawing.text + "  rest[\"and \(changes.count - number) more\"]\n"
      }
      drawing.add(change)
    }
    return drawing.text
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
    let (source, target) = (number(of: source), number(of: target))
    arrows.append("  n\(source) \(arrow) n\(target)")
    length += 30
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = boxes.count
    boxes.append(name)
    length += MermaidRenderer.escaped(name).utf16.count + 24
    return boxes.count - 1
  }
}
