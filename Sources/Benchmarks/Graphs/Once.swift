/// A closure that makes its value at the first call, and returns it at all others: sharing, with nothing but closures.
package func once<Value: AnyObject>(_ make: @escaping () -> Value) -> () -> Value {
  var value: Value?
  return {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
