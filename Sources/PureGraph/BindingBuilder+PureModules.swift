import Cleanse
import Pure

extension BindingBuilder {
  /// Binds to a factory. The graph provides its dependency when the factory first uses it.
  ///
  ///     binder.bind(DetailPage.Factory.self).sharedInScope().toPureFactory()
  @discardableResult
  public func toPureFactory<M: FactoryModule>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where Element == Pure.Factory<M> {
    to(file: file, line: line, function: function) { (dependency: Provider<M.Dependency>) in
      Pure.Factory<M>(dependency: dependency.get())
    }
  }

  /// Binds to the factory of a module without a dependency.
  @discardableResult
  public func toPureFactory<M: FactoryModule>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where Element == Pure.Factory<M>, M.Dependency == Void {
    to(file: file, line: line, function: function) { Pure.Factory<M>() }
  }

  /// Binds to a configurator. The graph provides its dependency when the configurator first uses it.
  ///
  ///     binder.bind(ItemCell.Configurator.self).tagged(with: Compact.self).toPureConfigurator()
  @discardableResult
  public func toPureConfigurator<M: ConfiguratorModule>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where Element == Pure.Configurator<M> {
    to(file: file, line: line, function: function) { (dependency: Provider<M.Dependency>) in
      Pure.Configurator<M>(dependency: dependency.get())
    }
  }

  /// Binds to the configurator of a module without a dependency.
  @discardableResult
  public func toPureConfigurator<M: ConfiguratorModule>(
    file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) -> BindingReceipt<Element> where Element == Pure.Configurator<M>, M.Dependency == Void {
    to(file: file, line: line, function: function) { Pure.Configurator<M>() }
  }
}
