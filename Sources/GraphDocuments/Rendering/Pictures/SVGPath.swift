/// Lines as SVG paths.
enum SVGPath {
  /// The path through all points: horizontal and vertical parts are lines, others curves along the flow at both ends.
  static func text(through route: [Point], flow: GraphLayout.Flow) -> String {
    guard var last = route.first else { return "" }
    var text = "M\(last.svg)"
    for point in route.dropFirst() {
      if last.x == point.x || last.y == point.y {
        text += "L\(point.svg)"
      } else {
        let (x, y) = ((last.x + point.x) / 2, (last.y + point.y) / 2)
        switch flow {
        case .right: text += "C\(x.svg) \(last.y.svg) \(x.svg) \(point.y.svg) \(point.svg)"
        case .down: text += "C\(last.x.svg) \(y.svg) \(point.x.svg) \(y.svg) \(point.svg)"
        }
      }
      last = point
    }
    return text
  }
}

extension Double {
  /// The number with at most one decimal, which is precise enough and equal on all platforms.
  var svg: String {
    let tenths = Int((self * 10).rounded())
    let rest = abs(tenths % 10)
    let sign = tenths < 0 && tenths > -10 ? "-" : ""
    return rest == 0 ? "\(tenths / 10)" : "\(sign)\(tenths / 10).\(rest)"
  }
}

extension Point {
  var svg: String { "\(x.svg) \(y.svg)" }
}

/// Writes a document as a self-contained picture, dark or light, for browsers and most other programs.
struct SVGRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    let picture = GraphPicture(of: document)
    let graph = SVGGraph(of: picture, named: document.components.first.map { $0.type.name } ?? "")
    return graph.text(style: PageAssets.pictureStyle)
  }
}
