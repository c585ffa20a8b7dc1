import Testing

@testable import Cleanse

@Suite("Identity table")
struct IdentityTableTests {
  @Test("The identity table numbers identities in the order of their first occurrence")
  func numbers() {
    var table = IdentityTable()
    let numbers = [7, 7, 1 << 20, 0, 7, 1 << 20].map { table.number(of: $0) }
    let identities = (0..<table.count).map { table.identity(of: $0) }
    #expect(numbers == [0, 0, 1, 2, 0, 1])
    #expect(identities == [7, 1 << 20, 0])
  }

  @Test("The identity table keeps its numbers when it grows", arguments: [0, 1, 50, 1000])
  func grows(expected: Int) {
    var table = IdentityTable(expecting: expected)
    let identities = (0..<1000 as Range<UInt>).map { $0 * 16 }
    let first = identities.map { table.number(of: $0) }
    let again = identities.map { table.number(of: $0) }
    #expect(first == Array(0..<1000))
    #expect(again == first)
    #expect(table.count == 1000)
  }

  @Test("The identity table returns no number for an unknown identity")
  func unknown() {
    var table = IdentityTable()
    let before = table.knownNumber(of: 16)
    _ = table.number(of: 16)
    let known = table.knownNumber(of: 16)
    let other = table.knownNumber(of: 32)
    #expect(before == nil)
    #expect(known == 0)
    #expect(other == nil)
    #expect(table.count == 1)
  }
}
