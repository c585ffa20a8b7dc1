/// The binding of a `Factory` under construction, before its argument is named.
public struct AssistedInjectionBindingBuilder<Element> {
  private let run: ConfigurationRun

  init(run: ConfigurationRun) {
    self.run = run
  }

  /// Names the argument.
  /// - Parameter factory: the type that `Factory` will be asked for with.
  public func with<F: AssistedFactory>(_ factory: F.Type) -> AssistedInjectionSeedBuilder<Element, F>
  where F.Element == Element {
    AssistedInjectionSeedBuilder(draft: BindingDraft(Factory<F>.self, in: run))
  }
}
