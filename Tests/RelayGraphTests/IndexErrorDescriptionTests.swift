import Cleanse
import Foundation
import Relay
import RelayGraph
import Testing

@Suite("Localized descriptions of errors of an index")
struct IndexErrorDescriptionTests {
  private func expectSame(_ error: any Error) {
    #expect(error.localizedDescription == "\(error)")
  }

  @Test("They say what happened")
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
