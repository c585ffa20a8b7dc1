/// Makes names unique by numbers.
struct UniqueNames {
  private var counts: [String: Int] = [:]
  private var used: Set<String> = []

  /// The name; `name #2` for its second use, or the next free number.
  mutating func name(_ name: String) -> String {
    var unique = name
    repeat {
      counts[name, default: 0] += 1
      if let count = counts[name], count > 1 { unique = "\(name) #\(count)" }
    } while !used.insert(unique).inserted
    return unique
  }
}
