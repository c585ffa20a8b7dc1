import RelayGraph

// The names that a driver and the program share.
extension DependencyTypeKey {
  static let transport = DependencyTypeKey("transport")
  static let memberService = DependencyTypeKey("memberService")
}

extension DependencyFactoryKey {
  static let offline = DependencyFactoryKey("offline")
  static let oneMember = DependencyFactoryKey("oneMember")
}
