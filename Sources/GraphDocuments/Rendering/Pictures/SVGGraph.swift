/// The `svg` element of a picture.
///
/// As on the page, `c0`, `c1`, … are the components, and `n0`, `n1`, … the nodes of the document, followed by the
/// missing bindings. The style sheet defines the appearance.
struct SVGGraph {
  private let picture: GraphPicture
  private let name: String
  private var lines: [String] = []

  init(of picture: GraphPicture, named name: String) {
    self.picture = picture
    self.name = XMLText.escaped(SingleLine.text(name))
  }

  func text(style: String) -> String {
    var graph = self
    let (width, height) = (picture.size.width.svg, picture.size.height.svg)
    graph.lines = [
      #"<svg xmlns="http://www.w3.org/2000/svg" class="graph" viewBox="0 0 \#(width) \#(height)" role="img" width="\#(width)" height="\#(height)" aria-label="Graph of \#(name)">"#,
      "<style>\n\(style)</style>",
    ]
    graph.lines.append(#"<rect class="surface" width="\#(width)" height="\#(height)"/>"#)
    // Titles are drawn above lines, and lines are visible through frames.
    for line in picture.lines { graph.add(line) }
    for (number, frame) in picture.frames.enumerated() { graph.add(frame, number: number) }
    for (number, node) in picture.nodes.enumerated() { graph.add(node, number: number) }
    return graph.lines.joined(separator: "\n") + "\n</svg>\n"
  }

  private mutating func add(_ frame: PictureFrame, number: Int) {
    let (x, y) = (frame.box.minX, frame.box.minY)
    let parent = frame.parent.map { #" data-frame="c\#($0)""# } ?? ""
    let baseline = (y + 21).svg
    lines += [
      #"<g class="frame\#(scopeClass(frame.scope))" id="c\#(number)"\#(parent)>"#,
      "<title>\(XMLText.escaped(frame.description))</title>",
      #"<rect class="border" x="\#(x.svg)" y="\#(y.svg)" width="\#(frame.box.size.width.svg)" height="\#(frame.box.size.height.svg)" rx="10"/>"#,
      #"<path class="fold" d="\#(NodeSymbol.componentFactory.path)" transform="translate(\#((x + 20).svg) \#((y + 16).svg))"/>"#,
      #"<text class="title" x="\#((x + PictureFrame.titleStart).svg)" y="\#(baseline)">\#(XMLText.escaped(frame.title))</text>"#,
      #"<text class="facts" x="\#((x + frame.factsStart).svg)" y="\#(baseline)">\#(XMLText.escaped(frame.facts))</text>"#,
      "</g>",
    ]
  }

  private mutating func add(_ line: PictureLine) {
    guard let end = line.route.last else { return }
    let angle = (picture.flow == .right ? 0 : 90) + (line.isReversed ? 180 : 0)
    let turn = angle == 0 ? "" : " rotate(\(angle))"
    lines += [
      #"<g class="edge \#(line.style.rawValue)" data-from="n\#(line.source)" data-to="n\#(line.target)">"#,
      #"<path class="line" d="\#(SVGPath.text(through: line.route, flow: picture.flow))"/>"#,
      #"<path class="tip" d="M0 0L-7 -3.5V3.5z" transform="translate(\#(end.svg))\#(turn)"/>"#,
      "</g>",
    ]
  }

  private mutating func add(_ node: PictureNode, number: Int) {
    let severity = node.severity.map { " \($0.level.rawValue)" } ?? ""
    let sharing = node.scope == nil ? "" : " shared\(scopeClass(node.scope))"
    let frame = node.component.map { #" data-frame="c\#($0)""# } ?? ""
    let (width, height) = (node.size.width.svg, node.size.height.svg)
    lines += [
      #"<g class="node \#(node.symbol.rawValue)\#(sharing)\#(severity)" id="n\#(number)"\#(frame) transform="translate(\#(node.place.svg))">"#,
      "<title>\(XMLText.escaped(node.description))</title>",
      #"<rect class="box" width="\#(width)" height="\#(height)" rx="7"/>"#,
    ]
    if node.scope != nil {
      lines.append(
        #"<rect class="inner" x="3" y="3" width="\#((node.size.width - 6).svg)" height="\#((node.size.height - 6).svg)" rx="4.5"/>"#
      )
    }
    lines += [
      #"<path class="symbol" fill-rule="evenodd" d="\#(node.symbol.path)" transform="translate(17 22)"/>"#,
      #"<text class="name" x="\#(PictureNode.textStart.svg)" y="19">\#(XMLText.escaped(node.name))</text>"#,
      #"<text class="facts" x="\#(PictureNode.textStart.svg)" y="34">\#(XMLText.escaped(node.facts))</text>"#,
    ]
    if node.severity != nil {
      lines.append(
        #"<g class="badge" transform="translate(\#((node.size.width - 1).svg) 1)"><circle r="8"/><text y="4">!</text></g>"#
      )
    }
    lines.append("</g>")
  }

  /// There are six colours for scopes, and three patterns for each; further scopes start again from the first.
  private func scopeClass(_ scope: Int?) -> String {
    guard let scope else { return "" }
    let pattern = scope / 6 % 4
    return " scope-\(scope % 6)" + (pattern == 0 ? "" : " pattern-\(pattern)")
  }
}
