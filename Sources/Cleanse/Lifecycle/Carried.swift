/// Carries something into a task that brings it back to where it came from.
// Unchecked: whoever opens it does so in the isolation in which it was closed.
struct Carried<Value>: @unchecked Sendable {
  let value: Value
}
