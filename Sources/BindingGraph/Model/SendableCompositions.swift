/// The types of a graph that source code composes with `Sendable`, although the composition has the key of the plain type.
///
/// A type can contain several compositions. Each has a position in the type's name, counted from the end: a collection
/// and a provider end with the type of their values, so the compositions of a value have the same positions there.
package struct SendableCompositions: Sendable {
  /// The positions in the types of requirements, by binding and by position among its requirements.
  package internal(set) var ofRequirements: [Int: [Int: Set<Int>]] = [:]
  /// The positions in the bound types, by binding.
  package internal(set) var ofBindings: [Int: Set<Int>] = [:]

  /// Assigns the bindings other positions.
  mutating func move(to positions: [Int]) {
    ofRequirements = ofRequirements.reduce(into: [:]) { $0[positions[$1.key]] = $1.value }
    ofBindings = ofBindings.reduce(into: [:]) { $0[positions[$1.key]] = $1.value }
  }
}
