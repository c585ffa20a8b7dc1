import Testing

@testable import Cleanse

@Suite("Type identities")
struct TypeIdentityTests {
  struct Name: Cleanse.Tag { typealias Element = String }

  @Test("A type identity returns its type")
  func back() {
    let types = [
      TypeIdentity.type(TypeIdentity.plain(String.self)), TypeIdentity.behind(TypeIdentity.plain(String.self)),
      TypeIdentity.behind(TypeIdentity.tag(Name.self)),
    ]
    let expected: [Any.Type] = [String.self, String.self, Name.self]
    #expect(types.map { ObjectIdentifier($0) } == expected.map { ObjectIdentifier($0) })
  }

  @Test("A type identity distinguishes a type from the tag of the same type")
  func tags() {
    #expect(TypeIdentity.plain(Name.self) != TypeIdentity.tag(Name.self))
    #expect(TypeIdentity.isTag(TypeIdentity.tag(Name.self)))
    #expect(!TypeIdentity.isTag(TypeIdentity.plain(Name.self)))
  }
}
