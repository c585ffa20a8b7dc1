import Cleanse
import Pure

extension Binder {
  /// Binds `M.Factory`. The graph provides its dependency when the factory first uses it.
  ///
  ///     binder.bind(DetailPage.Dependency.self).to(factory: DetailPage.Dependency.init)
  ///     binder.bindPureFactory(DetailPage.self)
  ///
  /// To bind it under a tag or to share it, use `bind` and `toPureFactory()`.
  public func bindPureFactory<M: FactoryModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    bind(Pure.Factory<M>.self).toPureFactory(file: file, line: line, function: function)
  }

  /// Binds `M.Factory`, for a module without a dependency.
  public func bindPureFactory<M: FactoryModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where M.Dependency == Void {
    bind(Pure.Factory<M>.self).toPureFactory(file: file, line: line, function: function)
  }

  /// Binds `M.Configurator`. The graph provides its dependency when the configurator first uses it.
  ///
  ///     binder.bind(ItemCell.Dependency.self).to(factory: ItemCell.Dependency.init)
  ///     binder.bindPureConfigurator(ItemCell.self)
  ///
  /// To bind it under a tag or to share it, use `bind` and `toPureConfigurator()`.
  public func bindPureConfigurator<M: ConfiguratorModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) {
    bind(Pure.Configurator<M>.self).toPureConfigurator(file: file, line: line, function: function)
  }

  /// Binds `M.Configurator`, for a module without a dependency.
  public func bindPureConfigurator<M: ConfiguratorModule>(
    _ module: M.Type, file: StaticString = #filePath, line: Int = #line, function: StaticString = #function
  ) where M.Dependency == Void {
    bind(Pure.Configurator<M>.self).toPureConfigurator(file: file, line: line, function: function)
  }
}
