import BenchmarkInstruments

/// Keeps the optimizer from removing the object.
@inline(__always)
func use(_ object: some AnyObject) {
  withExtendedLifetime(object) { benchmark_use(Unmanaged.passUnretained(object).toOpaque()) }
}

/// Keeps the optimizer from removing the contents of the memory.
@inline(__always)
func use<Element>(_ memory: UnsafeBufferPointer<Element>) {
  benchmark_use(memory.baseAddress)
}
