/// Draws changes: the changed bindings, and the added and removed dependencies.
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

  /// The length of all lines of boxes and arrows, in bytes.
  private var length = 0

  /// Mermaid draws at most 50,000 characters and 500 arrows; the frame needs the rest.
  private static let longest = 48_000
  private static let mostArrows = 500

  init(_ changes: [GraphChange]) {
    self.changes = changes
  }

  /// A drawing for Mermaid, with as many changes as fit.
  var mermaid: String {
    var drawing = self
    for (number, change) in changes.enumerated() {
      guard drawing.add(change) else { return drawing.text + "  rest[\"and \(changes.count - number) more\"]\n" }
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

  /// Adds a change.
  /// - Returns: whether it fits.
  private mutating func add(_ change: GraphChange) -> Bool {
    switch change.fact {
    case .requirement(.added(let type)): addArrow(from: change.name, "==>|new|", to: type.name)
    case .requirement(.removed(let type)): addArrow(from: change.name, "-.->|gone|", to: type.name)
    case .requirement(.respelled(_, let type)), .requirement(.redirected(let type, _, _)):
      addArrow(from: change.name, "-->|changed|", to: type.name)
    case .component(.added), .binding(.added): mark(change.name, .added)
    case .component(.removed), .binding(.removed): mark(change.name, .removed)
    case .component, .binding: mark(change.name, .changed)
    case .diagnostic, .swiftModuleRenamed: true
    }
  }

  private mutating func mark(_ name: String, _ state: State) -> Bool {
    guard addBoxes([name]) else { return false }
    states[name] = states[name] ?? state
    return true
  }

  private mutating func addArrow(from source: String, _ arrow: String, to target: String) -> Bool {
    guard arrows.count < Self.mostArrows, addBoxes([source, target], and: 30), let start = numbers[source],
      let end = numbers[target]
    else { return false }
    arrows.append("  n\(start) \(arrow) n\(end)")
    return true
  }

  /// Adds the boxes that are not drawn yet, if they fit together with `other` further bytes.
  private mutating func addBoxes(_ names: [String], and other: Int = 0) -> Bool {
    let added = names.filter { numbers[$0] == nil }
    let length = added.reduce(length + other) { $0 + MermaidRenderer.escaped($1).utf8.count + 24 }
    guard length <= Self.longest else { return false }
    self.length = length
    for name in added where numbers[name] == nil {
      numbers[name] = boxes.count
      boxes.append(name)
    }
    return true
  }
}
