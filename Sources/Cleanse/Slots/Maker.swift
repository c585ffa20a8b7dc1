/// Creates a value: reads its dependencies from the slot and initializes the memory at the pointer.
///
/// Either such a closure, or a function that creates an object from objects. The closure costs a client one more
/// function for each binding, besides the one that calls the initializer. The function can be called without knowing
/// its classes: if it was passed to a generic function, it takes and returns all values indirectly, and references to
/// objects have the same form for all classes.
@usableFromInline
struct Maker {
  @usableFromInline typealias Closure = (Slot, UnsafeMutableRawPointer) -> Void

  /// The two words of a function of any type.
  // A struct, like `ClosureFunction`, because the compiler wraps a bare function whose type is changed.
  struct Function {
    private let words: () -> Void
  }

  private struct ClosureFunction {
    let call: Closure
  }

  let function: Function
  let takesObjects: Bool

  init(function: consuming Function, takesObjects: Bool) {
    self.function = function
    self.takesObjects = takesObjects
  }

  init(_ closure: @escaping Closure) {
    function = unsafeBitCast(ClosureFunction(call: closure), to: Function.self)
    takesObjects = false
  }

  /// - Parameter function: an `IndirectFunction` whose types are all classes. The slot must have a dependency for each
  ///   parameter.
  // Inlined, so that the metadata of the struct is not created for each binding.
  @inline(__always)
  init<IndirectFunction>(objects function: consuming IndirectFunction) {
    self.function = unsafeBitCast(function, to: Function.self)
    takesObjects = true
  }

  /// The fallback if functions of objects are not `areCallable`: a closure that reads its dependencies like any other.
  init<Value, each Dependency>(calling function: @escaping (repeat each Dependency) -> Value) {
    self.init { slot, memory in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      memory.initializeMemory(as: Value.self, to: function(repeat dependencies.next(as: (each Dependency).self)))
    }
  }

  // Swift 6.3's optimizer crashes on some calls of the function above without any parameters.
  init<Value>(calling function: @escaping () -> Value) {
    self.init { _, memory in memory.initializeMemory(as: Value.self, to: function()) }
  }

  func callAsFunction(_ slot: Slot, _ memory: UnsafeMutableRawPointer) {
    if takesObjects {
      memory.initializeMemory(as: Object.self, to: function.makeObject(of: slot))
    } else {
      unsafeBitCast(function, to: ClosureFunction.self).call(slot, memory)
    }
  }
}
