extension Double {
  /// The number with at most one decimal, as drawings need it and all platforms write it.
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
