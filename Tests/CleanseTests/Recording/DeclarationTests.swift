import BindingGraph
import Testing

@testable import Cleanse

@Suite struct DeclarationTests {
  @Test("A declaration takes 16 bytes") func size() {
    #expect(MemoryLayout<Declaration>.size == 16)
  }

  @Test("Declarations with different attributes differ", arguments: 0..<UInt16.bitWidth) func attributes(bit: Int) {
    let plain = Declaration(key: 0, kind: .factory, options: [], attributes: [], requirementEnd: 0)
    let other = Declaration(
      key: 0, kind: .factory, options: [], attributes: BindingAttributes(rawValue: 1 << bit), requirementEnd: 0)
    #expect(plain != other)
  }
}
