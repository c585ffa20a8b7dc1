/// A component as a frame with a title.
struct PictureFrame {
  /// The number of the frame around it.
  let parent: Int?
  let title: String
  /// The text after the title.
  let facts: String
  /// The text of the tooltip.
  let description: String
  /// The number of its scope among those of the document; `nil` without one.
  let scope: Int?
  private(set) var box = Rectangle(origin: Point(x: 0, y: 0), size: .zero)

  /// The start of the title, right of the component symbol.
  static let titleStart = 34.0
  private static let titleHeight = 24.0
  private static let titleEnd = 14.0
  private static let leastHeight = 46.0
  private static let widestTitle = 320.0
  private static let widestFacts = 420.0

  init(_ component: GraphDocument.Component, parent: Int?, scope: Int?) {
    self.parent = parent
    self.scope = scope
    title = TextWidth.title.shortened(SingleLine.text(component.type.name), to: Self.widestTitle)
    facts = TextWidth.facts.shortened(SingleLine.text(component.facts.joined(separator: " · ")), to: Self.widestFacts)
    let location = component.location.map { ["installed at \($0)"] } ?? []
    description = ([component.type.qualifiedName] + component.facts + location).map(SingleLine.text).joined(
      separator: "\n")
  }

  /// The start of the facts.
  var factsStart: Double { Self.titleStart + TextWidth.title.width(of: title) + 12 }

  /// The room of the title.
  var inset: Size { Size(width: 0, height: Self.titleHeight) }

  var leastSize: Size {
    Size(width: factsStart + TextWidth.facts.width(of: facts) + Self.titleEnd, height: Self.leastHeight)
  }

  func placed(in box: Rectangle) -> PictureFrame {
    var component = self
    component.box = box
    return component
  }
}
