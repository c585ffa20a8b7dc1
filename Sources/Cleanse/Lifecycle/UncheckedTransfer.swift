/// Takes a value into a task that uses it in the isolation that the value belongs to.
// Unchecked: the task runs its code in that isolation.
struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value
}
