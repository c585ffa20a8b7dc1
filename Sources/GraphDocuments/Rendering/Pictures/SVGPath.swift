/// Lines as SVG paths.
enum SVGPath {
  /// Leads through all points: by a curve that goes along with the flow at both ends where it does not go straight.
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
