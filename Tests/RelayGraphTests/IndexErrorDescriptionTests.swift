import Cleanse
import Foundation
import Relay
import RelayGraph
import Testing

@Suite("Localized descriptions of index errors")
struct IndexErrorDescriptionTests {
  private func expectSame(_ error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }

  @Test("The localized description of each index error equals its description")
  func descriptions() throws {
    let index = ObservatoryIndex.make()
    index.add("lost", for: Dome.Root.self) { () -> Dome.Root in fatalError("A factory ran.") }
    index.add("siderealClock", type: SiderealClock.self)
    let loader = CleanseServiceLoader([RelayIndexPlugin(index: index)])
    let errors = GraphValidator.validate(Observatory.self, serviceLoader: loader).errors
    #expect(errors.contains { $0 is UnboundIndexEntry } && errors.contains { $0 is UnreachableIndexEntry })
    for error in errors { expectSame(error) }
  }
}
