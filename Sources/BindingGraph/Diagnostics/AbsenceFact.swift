/// A fact about something that nothing in sight of a component binds.
package protocol AbsenceFact: GraphFact {
  var component: TypeReference { get }
}
