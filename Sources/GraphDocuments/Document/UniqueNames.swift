/// Makes names unique by numbers.
struct UniqueNames {
  private var counts: [String: Int] = [:]

  /// The name; `name #2` for its second use.
  mutating func name(_ name: String) -> String {
    counts[name, default: 0] += 1
    guard let count = counts[name], count > 1 else { return name }
    return "\(name) #\(count)"
  }
}
