import Testing

@testable import cleanse_autowire

@Suite("Implementations of marked protocols") struct ImplementationRuleTests {
  @Test("A marked protocol is bound to the conforming type with the implementation suffix") func suffix() throws {
    let wiring = try wiring(
      """
      protocol Clock: Injectable {}
      class ClockFake: Clock {}
      class OtherImpl {}
      class SystemClockImpl: Clock {}
      """)
    #expect(wiring.summary == ["any Clock = SystemClockImpl()"])
  }

  @Test("An implementation may conform in an extension, through another protocol or a superclass") func indirect()
    throws
  {
    let wiring = try wiring(
      """
      protocol A: Injectable {}
      protocol B: Injectable {}
      protocol C: Injectable {}
      class AImpl {}
      extension AImpl: A {}
      protocol Special: B {}
      class BImpl: Special {}
      class Base: C {}
      class CImpl: Base {}
      """)
    #expect(wiring.summary == ["any A = AImpl()", "any B = BImpl()", "any C = CImpl()"])
  }

  @Test("A direct implementation of a protocol is preferred to an indirect one") func directFirst() throws {
    let wiring = try wiring(
      """
      protocol A: Injectable {}
      protocol B: A, Injectable {}
      class AImpl: A {}
      class BImpl: B {}
      """)
    #expect(wiring.summary == ["any A = AImpl()", "any B = BImpl()"])
  }

  @Test("A marked implementation and its marked protocol share one binding") func markedImplementation() throws {
    let wiring = try wiring(
      """
      protocol Clock: Injectable {}
      class ClockImpl: Clock, SharedInjectable {}
      """)
    #expect(wiring.summary == ["any Clock = ClockImpl", "shared ClockImpl = ClockImpl()"])
  }

  @Test("A marked protocol without an implementation is refused with the conforming types") func none() throws {
    let wiring = try wiring("protocol Clock: Injectable {}\nclass SystemClock: Clock {}\nprotocol Empty: Injectable {}")
    #expect(
      wiring.refused == [
        RefusedLine(1, .noImplementation(of: "Clock", suffix: "Impl", similar: ["SystemClock"])),
        RefusedLine(3, .noImplementation(of: "Empty", suffix: "Impl", similar: [])),
      ])
  }

  @Test("A marked protocol with several implementations is refused with all their names") func several() throws {
    let wiring = try wiring("protocol Clock: Injectable {}\nclass AClockImpl: Clock {}\nstruct BClockImpl: Clock {}")
    #expect(wiring.summary.isEmpty)
    #expect(
      wiring.refused == [
        RefusedLine(1, .severalImplementations(of: "Clock", candidates: ["AClockImpl", "BClockImpl"]))
      ])
  }

  @Test("Implementations under mutually exclusive conditions are bound under these conditions") func conditional()
    throws
  {
    let wiring = try wiring(
      """
      protocol Clock: Injectable {}
      #if os(Linux)
      class LinuxClockImpl: Clock {}
      #else
      class OtherClockImpl: Clock {}
      #endif
      """)
    #expect(
      wiring.summary == [
        "#if os(Linux): any Clock = LinuxClockImpl()", "#if !(os(Linux)): any Clock = OtherClockImpl()",
      ])
  }

  @Test("One implementation may be declared in several files under mutually exclusive conditions")
  func conditionalFiles() throws {
    let clock = "protocol Clock: Injectable {}\n"
    let linux = "#if os(Linux)\nclass ClockImpl: Clock {}\n#endif"
    let other = "#if !os(Linux)\nclass ClockImpl: Clock {}\n#endif"
    #expect(
      try wiring(["A.swift": clock, "B.swift": linux, "C.swift": other]).summary == [
        "#if os(Linux): any Clock = ClockImpl()", "#if !os(Linux): any Clock = ClockImpl()",
      ])
    let always = try wiring(["A.swift": clock, "B.swift": linux, "C.swift": "class ClockImpl: Clock {}"])
    #expect(
      always.refused == [
        RefusedLine(1, .severalImplementations(of: "Clock", candidates: ["ClockImpl", "ClockImpl"]))
      ])
  }

  @Test("An inaccessible implementation is refused at its own location") func unmakeable() throws {
    let wiring = try wiring("protocol Clock: Injectable {}\n\nprivate class ClockImpl: Clock {}")
    #expect(wiring.refused == [RefusedLine(3, .privateType("ClockImpl"))])
  }
}
