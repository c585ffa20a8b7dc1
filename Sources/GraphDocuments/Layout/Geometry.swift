/// A point of the drawing; `y` grows downwards.
struct Point: Equatable, Sendable {
  var x: Double
  var y: Double

  static func + (one: Point, other: Point) -> Point { Point(x: one.x + other.x, y: one.y + other.y) }

  var transposed: Point { Point(x: y, y: x) }
}

struct Size: Equatable, Sendable {
  var width: Double
  var height: Double

  static let zero = Size(width: 0, height: 0)

  var transposed: Size { Size(width: height, height: width) }
}

struct Rectangle: Equatable, Sendable {
  var origin: Point
  var size: Size

  var transposed: Rectangle { Rectangle(origin: origin.transposed, size: size.transposed) }

  var minX: Double { origin.x }
  var minY: Double { origin.y }
  var maxX: Double { origin.x + size.width }
  var maxY: Double { origin.y + size.height }

  func contains(_ other: Rectangle) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  func overlaps(_ other: Rectangle) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
