import BindingGraph

/// A document as drawings show it: nodes and missing keys are numbered, because names can contain any character.
struct DrawnGraph {
  /// A node, or a missing binding.
  struct Box {
    let number: Int
    /// The name, then the facts about it.
    let lines: [String]
    let colour: NodeColour
    let isShared: Bool
    /// The highest severity of its diagnostics.
    let severity: DiagnosticSeverity?
    let isMissing: Bool
  }

  struct Arrow: Hashable {
    let source: Int
    let target: Int
    /// The form of the dependency, such as `optional provider`; empty for the type itself.
    let label: String
    let isWeak: Bool
    let isDeferred: Bool
    /// The position of the component whose root is the target, if the source is its factory.
    let installs: Int?
  }

  /// A component with its boxes.
  struct Frame {
    let number: Int
    let lines: [String]
    let children: [Int]
    let boxes: [Box]
  }

  let frames: [Frame]
  let arrows: [Arrow]

  init(of document: GraphDocument) {
    let index = GraphDocument.Index(document)
    let numbers = Self.positions(of: document.nodes)
    let frameNumbers = Self.positions(of: document.components)
    var missing = MissingBoxes(firstNumber: document.nodes.count)
    var arrows: [Arrow] = []
    for (number, node) in document.nodes.enumerated() {
      for requirement in node.requirements {
        let target =
          requirement.resolution == .missing
          ? missing.number(of: requirement, in: node.component) : requirement.target.flatMap { numbers[$0] }
        guard let target else { continue }
        arrows.append(
          Arrow(
            source: number, target: target, label: Self.label(of: requirement), isWeak: requirement.isWeak,
            isDeferred: requirement.isDeferred, installs: nil))
      }
      guard let installed = node.installs, let frame = frameNumbers[installed],
        let root = document.components[frame].root.flatMap({ numbers[$0] })
      else { continue }
      arrows.append(Arrow(source: number, target: root, label: "", isWeak: false, isDeferred: false, installs: frame))
    }
    var known: Set<Arrow> = []
    self.arrows = arrows.filter { known.insert($0).inserted }
    frames = document.components.enumerated().map { number, component in
      let boxes = index.nodes(of: component.id).compactMap { node in
        numbers[node.id].map { Self.box($0, for: node, index: index) }
      }
      return Frame(
        number: number, lines: [component.type.name, component.facts.joined(separator: ", ")].filter { !$0.isEmpty },
        children: index.children(of: component.id).compactMap { frameNumbers[$0.id] },
        boxes: boxes + missing.boxes(in: component.id))
    }
  }

  private static func positions<Element: Identifiable>(of elements: [Element]) -> [Element.ID: Int] {
    Dictionary(elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  private static func box(
    _ number: Int, for node: GraphDocument.Node, index: GraphDocument.Index
  ) -> Box {
    Box(
      number: number, lines: [node.key.name, node.facts(in: index).joined(separator: ", ")],
      colour: NodeColour(of: node.kind), isShared: node.scope != nil, severity: index.severity(of: node.id),
      isMissing: false)
  }

  /// Omits tags and contributions, which the boxes of nodes show.
  private static func label(of requirement: GraphDocument.Requirement) -> String {
    requirement.forms.filter { $0 != .tagged && $0 != .element && $0 != .collapsed }.map(\.rawValue)
      .joined(separator: " ")
  }
}

/// The missing types, once for each component that depends on them, in all forms.
private struct MissingBoxes {
  private struct Key: Hashable {
    let component: String
    let type: GraphDocument.TypeName
  }

  private var next: Int
  private var numbers: [Key: Int] = [:]
  private var boxesOfComponent: [String: [DrawnGraph.Box]] = [:]

  init(firstNumber: Int) {
    next = firstNumber
  }

  mutating func number(of requirement: GraphDocument.Requirement, in component: String) -> Int {
    let type = requirement.missingType ?? requirement.type
    let key = Key(component: component, type: type)
    if let known = numbers[key] { return known }
    defer { next += 1 }
    numbers[key] = next
    boxesOfComponent[component, default: []].append(
      DrawnGraph.Box(
        number: next, lines: [type.name, "missing"], colour: .other, isShared: false, severity: .error,
        isMissing: true))
    return next
  }

  func boxes(in component: String) -> [DrawnGraph.Box] { boxesOfComponent[component] ?? [] }
}
