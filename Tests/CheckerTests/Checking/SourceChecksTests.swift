import BindingGraph
import Testing

@testable import cleansec

@Suite("Checks of source code") struct SourceChecksTests {
  @Test("The list of all checks has exactly the kinds that the checks of source code find") func kinds() {
    let listed = Check.all.filter { $0.finder == .sourceCode }.map(\.kind.id.rawValue)
    #expect(listed.sorted() == SourceChecks.kinds.map(\.id.rawValue).sorted())
  }

  @Test("Further bindings can refute three source checks: conditional-binding, shared-twice and unshared-class")
  func refutation() {
    let refutable = SourceChecks.ofRoots.filter { $0.isRefutedByMoreBindings }.map { $0.kind.id }
    #expect(refutable == [.conditionalBinding, .sharedTwice, .unsharedClass])
  }
}
