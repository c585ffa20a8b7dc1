/// A closure that creates its value in the first call, and returns it in all others: sharing by closures alone.
package func once<Value: AnyObject>(_ make: @escaping () -> Value) -> () -> Value {
  var value: Value?
  return {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}
