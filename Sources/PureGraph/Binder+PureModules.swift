import Cleanse
import Pure

extension Binder {
  /// Makes `M.Factory` injectable. Its dependency comes from the graph, when the factory first needs it.
  ///
  ///     binder.bind(DetailPage.Dependency.self).to(factory: DetailPage.Dependency.init)
  ///     binder.bindPureFactory(DetailPage.self)
  ///
  /// To tag it, or to share one factory, begin with `bind`, and end with `toPureFactory()`.
  public func bindPureFactory<M: FactoryModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    bind(Pure.Factory<M>.self).toPureFactory(file: file, line: line, function: function)
  }

  /// Makes `M.Factory` injectable, for a module without a dependency.
  public func bindPureFactory<M: FactoryModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where M.Dependency == Void {
    bind(Pure.Factory<M>.self).toPureFactory(file: file, line: line, function: function)
  }

  /// Makes `M.Configurator` injectable. Its dependency comes from the graph, when the configurator first needs it.
  ///
  ///     binder.bind(ItemCell.Dependency.self).to(factory: ItemCell.Dependency.init)
  ///     binder.bindPureConfigurator(ItemCell.self)
  ///
  /// To tag it, or to share one configurator, begin with `bind`, and end with `toPureConfigurator()`.
  public func bindPureConfigurator<M: ConfiguratorModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    bind(Pure.Configurator<M>.self).toPureConfigurator(file: file, line: line, function: function)
  }

  /// Makes `M.Configurator` injectable, for a module without a dependency.
  public func bindPureConfigurator<M: ConfiguratorModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where M.Dependency == Void {
    bind(Pure.Configurator<M>.self).toPureConfigurator(file: file, line: line, function: function)
  }
}
