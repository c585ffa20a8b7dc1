import BindingGraph

/// The details of bindings, in order.
///
/// Consecutive bindings are mostly in one function, and then share all details except their lines. A graph keeps this
/// list as long as it lives.
struct BindingDetailList: Sequence {
  /// Consecutive bindings with a common module and function.
  private struct Stretch {
    let start: Int
    let module: ModulePath.ID
    /// The location of the first binding.
    let location: SourceLocation?

    func includes(_ other: SourceLocation?, in module: ModulePath.ID) -> Bool {
      guard self.module == module else { return false }
      guard let location, let other else { return location == nil && other == nil }
      return location.isInSameFunction(as: other)
    }
  }

  private struct Entry {
    let subject: BindingSubject
    let line: UInt32
  }

  private var entries: ContiguousArray<Entry> = []
  private var stretches: ContiguousArray<Stretch> = []

  var indices: Range<Int> { entries.indices }

  mutating func append(_ detail: BindingDetail) {
    if stretches.last?.includes(detail.location, in: detail.module) != true {
      stretches.append(Stretch(start: entries.count, module: detail.module, location: detail.location))
    }
    entries.append(Entry(subject: detail.subject, line: detail.location?.lineNumber ?? 0))
  }

  /// Frees memory that was reserved for further details.
  mutating func trim() {
    entries.trim()
    stretches.trim()
  }

  func subject(at index: Int) -> BindingSubject { entries[index].subject }

  /// - Complexity: O(log functions).
  subscript(index: Int) -> BindingDetail {
    var (low, high) = (0, stretches.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if stretches[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return detail(at: index, in: stretches[low])
  }

  private func detail(at index: Int, in stretch: Stretch) -> BindingDetail {
    BindingDetail(
      subject: entries[index].subject, location: stretch.location?.movedToLine(entries[index].line),
      module: stretch.module)
  }

  // MARK: Iteration

  /// Calls a closure with each detail. Each start reads all of them, and an iterator would cost several times as much.
  func forEach(_ body: (BindingDetail) -> Void) {
    for (number, stretch) in stretches.enumerated() {
      let end = number + 1 < stretches.count ? stretches[number + 1].start : entries.count
      for index in stretch.start..<end { body(detail(at: index, in: stretch)) }
    }
  }

  struct Iterator: IteratorProtocol {
    private let list: BindingDetailList
    private var position = 0
    private var stretch = 0

    fileprivate init(of list: BindingDetailList) {
      self.list = list
    }

    mutating func next() -> BindingDetail? {
      guard position < list.entries.count else { return nil }
      if stretch + 1 < list.stretches.count, list.stretches[stretch + 1].start == position { stretch += 1 }
      defer { position += 1 }
      return list.detail(at: position, in: list.stretches[stretch])
    }
  }

  func makeIterator() -> Iterator { Iterator(of: self) }
}

/// The details of a binding for plans, messages and plugins.
struct BindingDetail {
  let subject: BindingSubject
  let location: SourceLocation?
  let module: ModulePath.ID

  /// The same detail for a list of modules in which its module has another position.
  func inModule(_ module: ModulePath.ID) -> BindingDetail {
    BindingDetail(subject: subject, location: location, module: module)
  }

  /// The bound type, as messages show it.
  var boundType: Any.Type { subject.boundType }
}
