/// The functions that call a factory of objects.
enum IndirectFunctions {
  @SourceLines
  static func lines(for arities: [Arity]) -> [String] {
    """
    // Generic, although they are called with objects only: so everything is passed behind pointers, as a function of
    // a client is that was handed to a generic one.
    extension Maker.Function {
      /// Makes an object of those of a slot, which has a dependency for each parameter of this function.
      func makeObject(of slot: Slot) -> Object {
        switch slot.dependencyCount {
    """
    for arity in arities {
      let objects = arity.list(separator: "") { _ in "Object, " } + "Object"
      let type = "IndirectFunction\(arity.count)<\(objects)>"
      "    case \(arity.count): unsafeBitCast(self, to: \(type).self).makeObject(of: slot)"
    }
    """
        default: slot.linkIsBroken()
        }
      }
    }
    """
    for arity in arities { function(arity) }
  }

  @SourceLines
  private static func function(_ arity: Arity) -> [String] {
    let call = "call(\(arity.list { "p\($0).reference" }))"
    """

    struct IndirectFunction\(arity.count)\([arity.generics, "Value"].generics) {
      let call: (\(arity.parameters)) -> Value
    }

    extension IndirectFunction\(arity.count) where \(arity.list(separator: "") { "P\($0) == Object, " })Value == Object {
      @inline(never)
      fileprivate func makeObject(of slot: Slot) -> Object {
    """
    for position in arity.positions { "    let p\(position) = slot.borrowedObject(of: \(position - 1))" }
    if arity.isEmpty {
      "    \(call)"
    } else {
      "    let made = \(call)"
      for position in arity.positions { "    p\(position).end()" }
      "    return made"
    }
    """
      }
    }
    """
  }
}
