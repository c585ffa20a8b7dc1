/// The distances of a drawing.
struct LayoutSpacing: Sendable {
  /// Between two boxes above each other.
  var boxes = 14.0
  /// Between a line and what is above or below it.
  var lines = 9.0
  /// Between a frame's border and its contents.
  var padding = 18.0
  /// Between two columns: at least this, and more where many lines change their height.
  var columns = 38.0
  var perLine = 1.5
  var widestColumnGap = 130.0
  /// Between unconnected pieces.
  var pieces = 28.0
  /// The preferred ratio of width to height if there is a choice.
  var aspect = 1.5

  static let standard = LayoutSpacing()

  func gap(after line: Bool, before nextLine: Bool) -> Double { line || nextLine ? lines : boxes }
}
