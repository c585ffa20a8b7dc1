/// Whether functions of objects have the calling convention that `Maker.Function` assumes.
///
/// Determined once in a program, by functions with known results. If a compiler passes objects in another way, bindings
/// use closures instead.
enum ObjectFunctions {
  private class Part {}
  private final class SpecialPart: Part {}
  private final class Whole<Element> {}

  static let areCallable = hasExpectedResult

  static var hasExpectedResult: Bool {
    let (part, special, whole) = (Part(), SpecialPart(), Whole<Int>())
    var areExpected = false
    let function = function(
      of: { (first: Part, second: SpecialPart) in
        areExpected = first === part && second === special
        return whole
      })
    let made = call(function, Object.passUnretained(part), Object.passUnretained(special))
    // Compared as addresses, since the result may not be a valid object.
    guard areExpected, made.toOpaque() == Unmanaged.passUnretained(whole).toOpaque() else { return false }
    made.release()
    return true
  }

  // Not inlined, so that the compiler never sees the classes and the call together.

  @inline(never)
  private static func function<First, Second, Value>(
    of function: @escaping (First, Second) -> Value
  ) -> Maker.Function {
    Maker(objects: IndirectFunction2(call: function)).function
  }

  @inline(never)
  private static func call(_ function: Maker.Function, _ first: Object, _ second: Object) -> Object {
    unsafeBitCast(function, to: IndirectFunction2<Object, Object, Object>.self).call(first, second)
  }
}
