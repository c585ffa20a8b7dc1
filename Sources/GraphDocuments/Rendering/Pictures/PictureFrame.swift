/// A component as a frame with a title.
struct PictureFrame {
  /// The number of the frame around it.
  let parent: Int?
  let title: String
  /// What stands behind the title.
  let facts: String
  /// What a reader sees who asks for more.
  let description: String
  /// The number of its scope among those of the document; `nil` without one.
  let scope: Int?
  private(set) var box = Rectangle(origin: Point(x: 0, y: 0), size: .zero)

  /// Where the title begins, beside the sign of components.
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

  /// Where the facts begin.
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
