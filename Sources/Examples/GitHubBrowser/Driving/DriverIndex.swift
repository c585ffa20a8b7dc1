import Foundation
import RelayGraph

/// The types that launch arguments can override, and their stubs.
enum DriverIndex {
  static func make() -> DynamicDependencyIndex {
    let index = DynamicDependencyIndex()
    index.add(.transport, type: (any Transport).self)
    index.add(.offline, for: (any Transport).self) {
      StubTransport { throw LoadingError.unreachable($0, reason: "Offline.") }
    }
    index.add(.memberService, type: MemberService.self)
    index.add(.oneMember, for: MemberService.self, factory: MemberService.ofOneMember)
    return index
  }
}
