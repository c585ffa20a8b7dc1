import Testing

@testable import Cleanse

@Suite("Trimming arrays")
struct TrimmingTests {
  @Test("Trimming releases much unused capacity and keeps the elements", arguments: [0, 1, 100])
  func givesBack(count: Int) {
    var array = ContiguousArray(0..<count)
    array.reserveCapacity(10_000)
    array.trim()
    #expect(array == ContiguousArray(0..<count))
    #expect(array.capacity < 200)
  }

  @Test("Trimming keeps a small unused capacity")
  func keeps() {
    var array = ContiguousArray(0..<1000)
    array.reserveCapacity(1001)
    let capacity = array.capacity
    array.trim()
    #expect(array.capacity == capacity)
  }
}
