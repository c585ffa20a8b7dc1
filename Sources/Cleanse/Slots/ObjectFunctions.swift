/// Whether functions of objects are called as `Maker.Function` calls them.
///
/// Found out once in a program, by functions whose results are known. Where a compiler hands objects over in another way,
/// a binding gets a closure instead.
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
    // Compared as an address, since it may be none.
    guard areExpected, made.toOpaque() == Unmanaged.passUnretained(whole).toOpaque() else { return false }
    made.release()
    return true
  }

  // Not inlined, so that the compiler knows neither the classes where it compiles the call nor the call where it knows
  // the classes.

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
