import BenchmarkInstruments

/// Makes sure that the object exists, whatever the optimizer thinks of it.
@inline(__always)
func use(_ object: some AnyObject) {
  withExtendedLifetime(object) { benchmark_use(Unmanaged.passUnretained(object).toOpaque()) }
}

/// Makes sure that the memory has its contents, whatever the optimizer thinks of it.
@inline(__always)
func use<Element>(_ memory: UnsafeBufferPointer<Element>) {
  benchmark_use(memory.baseAddress)
}
