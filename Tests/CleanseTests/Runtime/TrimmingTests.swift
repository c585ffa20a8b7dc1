import Testing

@testable import Cleanse

@Suite("Trimming arrays")
struct TrimmingTests {
  @Test("gives back much room, keeping the elements", arguments: [0, 1, 100])
  func givesBack(count: Int) {
    var array = ContiguousArray(0..<count)
    array.reserveCapacity(10_000)
    array.trim()
    #expect(array == ContiguousArray(0..<count))
    #expect(array.capacity < 200)
  }

  @Test("leaves a little room where it is")
  func keeps() {
    var array = ContiguousArray(0..<1000)
    array.reserveCapacity(1001)
    let capacity = array.capacity
    array.trim()
    #expect(array.capacity == capacity)
  }
}
