/// A dependency with its position.
protocol Numbered {
  var number: Int { get }
}

/// The positions of the given dependencies.
func numbers(_ dependencies: any Numbered...) -> [Int] {
  dependencies.map(\.number)
}
