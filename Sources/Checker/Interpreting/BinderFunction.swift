/// A function of Cleanse's binders that the interpreter knows.
enum BinderFunction: String, CaseIterable {
  case accept, bind, bindFactory, bindOptional, bindPropertyInjectionOf
  case declareCollection, declareDictionary, declareSendable, declareSet
  case decorate, include, install

  /// Whether steps of a builder follow.
  var beginsBinding: Bool { [.bind, .bindFactory, .bindPropertyInjectionOf].contains(self) }
}
