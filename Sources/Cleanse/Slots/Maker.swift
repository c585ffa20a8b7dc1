/// Makes a value: reads what it needs from the slot's dependencies and initializes the memory at the pointer.
///
/// Either a closure that does so, or a function of objects that makes an object. The closure costs a client a function for
/// each binding, beside the one that calls the initializer. The function can be called without knowing its classes: what
/// was handed to a generic function takes and returns everything behind pointers, and a reference to an object looks the
/// same for all classes.
@usableFromInline
struct Maker {
  @usableFromInline typealias Closure = (Slot, UnsafeMutableRawPointer) -> Void

  /// The two words of a function of any type.
  // A structure like those below it, since the compiler wraps a function whose type is changed.
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

  /// - Parameter function: an `IndirectFunction` that has nothing but classes. The slot is to have a dependency for each of
  ///   its parameters.
  // Inlined, so that the structure's own type is not made for each binding.
  @inline(__always)
  init<IndirectFunction>(objects function: consuming IndirectFunction) {
    self.function = unsafeBitCast(function, to: Function.self)
    takesObjects = true
  }

  /// The slow way, where functions of objects are not `areCallable`: a closure that reads values like any other binding's.
  init<Value, each Dependency>(calling function: @escaping (repeat each Dependency) -> Value) {
    self.init { slot, memory in
      var dependencies = RemainingDependencies(of: slot, from: 0)
      memory.initializeMemory(as: Value.self, to: function(repeat dependencies.next(as: (each Dependency).self)))
    }
  }

  // Swift 6.3's optimizer crashes on some calls of the form above with no parameters at all.
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
