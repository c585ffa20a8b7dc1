import Testing

@testable import BindingGraph

@Suite("Mangled identifiers") struct MangledIdentifierTests {
  @Test(
    "A mangled identifier equals that of the compiler",
    arguments: [
      ("Engine", "6Engine"), ("`HTTP client`", "0022HTTPclient_gkaDJIDHdla"), ("`a.b`", "0010ab_xhJkggd"),
      ("`1st`", "009_1st_FpEpd"), ("`+a`", "009a_GeEgifc"), ("`é à`", "0013GaCkzaJEHBtda"),
      ("`a->b, (c)`", "0022abc_zdaEJJGyhargHmznja"), ("Über", "007ber_ska"),
    ])
  func texts(name: String, mangled: String) {
    #expect(MangledIdentifier.text(of: name[...]) == mangled)
  }
}
