extension BindingDraft {
  /// Binds to a value.
  func finish<Value>(value: Value, _ file: StaticString, _ line: Int, _ function: StaticString) {
    finish(.value, file.start, line, function.start) { _, memory in memory.initializeMemory(as: Value.self, to: value) }
  }

  /// Binds to a provider, which is asked at each request.
  func finish<P: ProviderProtocol>(provider: P, _ file: StaticString, _ line: Int, _ function: StaticString) {
    finish(.provider, file.start, line, function.start) { _, memory in
      memory.initializeMemory(as: P.Element.self, to: provider.get())
    }
  }
}
