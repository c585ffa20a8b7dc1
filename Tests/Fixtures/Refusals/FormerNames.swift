import Cleanse

// Renamed declarations of the predecessor are deprecated, and name their successors.

struct Ship {}

struct HarbourModule: Module {
  static func configure(binder: Binder<Singleton>) {
    // expected-warning@+2 {{'asSingleton()' is deprecated: renamed to 'sharedInScope()'}}
    // expected-note@+1 {{use 'sharedInScope()' instead}}
    binder.bind(Ship.self).asSingleton().to(factory: Ship.init)
    // expected-warning@+2 {{'asSingleton()' is deprecated: renamed to 'sharedInScope()'}}
    // expected-note@+1 {{use 'sharedInScope()' instead}}
    binder.bind(Ship.self).intoCollection().asSingleton().to(factory: Ship.init)
    binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
    // expected-warning@+2 {{'to0(file:line:function:factory:)' is deprecated: renamed to 'to(factory:)'}}
    // expected-note@+1 {{use 'to(factory:)' instead}}
    binder.bind(Ship.self).to0(factory: Ship.init)
  }
}

// Source locations use the full path, which helpers pass on unchanged.
extension Binder {
  // expected-note@+1 {{did you mean for parameter 'file' to default to '#filePath'?}}
  func bindShip(file: StaticString = #file, line: Int = #line) {
    // expected-note@+2 {{add parentheses to silence this warning}}
    // expected-warning@+1 {{parameter 'file' with default argument '#file' passed to parameter 'file', whose default argument is '#filePath'}}
    bind(Ship.self).to(value: Ship(), file: file, line: line)
  }

  func bindOtherShip(file: StaticString = #filePath, line: Int = #line) {
    bind(Ship.self).to(value: Ship(), file: file, line: line)
  }
}
