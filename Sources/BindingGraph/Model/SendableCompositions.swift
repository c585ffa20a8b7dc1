/// The types of a graph that source code composes with `Sendable`, although the composition has the key of the plain type.
///
/// A type can contain several compositions. Each has a position in the type's name, counted from the end: a collection
/// and a provider end with the type of their values, so the compositions of a value have the same positions there.
package struct SendableCompositions: Sendable {
  package struct Requirement: Sendable {
    package internal(set) var binding: Int
    /// The position of the requirement among those of the binding.
    package let index: Int
    /// The positions of compositions in the type.
    package let positions: Set<Int>
  }

  // An array: Swift would create the type of a dictionary at the first start of a program.
  package internal(set) var ofRequirements: [Requirement] = []
  /// The positions in the bound types, with their bindings.
  package internal(set) var ofBindings: [(binding: Int, positions: Set<Int>)] = []

  /// Increases the positions of the bindings in the graph.
  mutating func move(by distance: Int) {
    for index in ofRequirements.indices { ofRequirements[index].binding += distance }
    for index in ofBindings.indices { ofBindings[index].binding += distance }
  }

  mutating func append(_ others: SendableCompositions) {
    ofRequirements += others.ofRequirements
    ofBindings += others.ofBindings
  }
}
