/// A step or a terminator of Cleanse's builders that the interpreter knows.
enum BuilderFunction: String, CaseIterable {
  case asSingleton, configured, eager, intoCollection, intoDictionary, intoSet, live, onStart, onStop, propertyInjector
  case running, sendable, sharedInScope, tagged, to, to0, to1, visible, with
}
