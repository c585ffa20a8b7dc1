import Cleanse

/// A module that reports suggest by its name, although no component includes it.
struct CleanseTestingTestsModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind(AssertGraphErrorsTests.Storeroom.Box.self).to { AssertGraphErrorsTests.Storeroom.Box() }
    binder.bind((any AssertGraphErrorsTests.Storeroom.Label).self).to {
      AssertGraphErrorsTests.Storeroom.PaperLabel()
    }
    binder.bind(AssertGraphErrorsTests.Storeroom.Rack<Int>.Row.self).to {
      AssertGraphErrorsTests.Storeroom.Rack<Int>.Row()
    }
  }
}
