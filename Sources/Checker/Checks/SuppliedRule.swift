import Commands

/// A rule of Cleanse that not every graph follows, so users enable it.
package enum SuppliedRule: String, CaseIterable, ArgumentValue {
  case implementationBesideProtocol = "implementation-beside-protocol"
  case unsharedClass = "unshared-class"
}
