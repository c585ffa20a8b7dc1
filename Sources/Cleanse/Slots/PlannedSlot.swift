import BindingGraph

/// The plan of one slot.
// Small and without references, because building an instance reads all of them.
struct PlannedSlot {
  /// The source of a slot's closure.
  enum Source {
    /// The binding at the same position of the instance's own run.
    case run
    /// An entry of `ComponentPlan.makers`.
    case fixed(Int32)
    /// An entry of `ComponentPlan.factories`.
    case componentFactory(Int32)
  }

  /// The size and the alignment of a shared value, in bytes.
  struct Layout {
    let size: Int32
    let alignment: UInt16
    /// Whether the value is a reference to an object.
    let isObject: Bool
  }

  let elementType: Any.Type
  private let compactDependencies: CompactRange
  let source: Source
  /// Whether the slot may have attachments.
  let isSpecial: Bool
  /// Whether the binding is async: only the build of the instance can create its value.
  let isAwaited: Bool
  /// `nil` if the value is not shared.
  let layout: Layout?

  init(
    source: Source, elementType: Any.Type, dependencies: Range<Int>, layout: Layout?, isSpecial: Bool,
    isAwaited: Bool
  ) {
    self.elementType = elementType
    compactDependencies = CompactRange(dependencies)
    self.source = source
    self.isSpecial = isSpecial
    self.isAwaited = isAwaited
    self.layout = layout
  }

  /// The part of `ComponentPlan.dependencies` that belongs to the slot.
  var dependencies: Range<Int> { compactDependencies.range }
}

extension PlannedSlot.Layout {
  /// The layout of a type's values.
  init(of type: Any.Type) {
    func layout<Element>(_ type: Element.Type) -> PlannedSlot.Layout {
      PlannedSlot.Layout(
        size: Int32(MemoryLayout<Element>.size), alignment: UInt16(MemoryLayout<Element>.alignment),
        isObject: TypeMetadata(type).isClass)
    }
    self = layout(type)
  }
}
