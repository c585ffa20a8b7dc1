/// A dependency that knows its position.
protocol Numbered {
  var number: Int { get }
}

/// The positions of some dependencies.
func numbers(_ dependencies: any Numbered...) -> [Int] {
  dependencies.map(\.number)
}
