import Cleanse
import Foundation
import Pure
import PureGraph
import Testing

@Suite("Reports about Pure modules") struct PureReportTests {
  @Test("The report of a missing member of a dependency names its Pure module") func member() throws {
    let error = try #require(GraphValidator.validate(UnboundMember.self).errors.first as? MissingProvider)
    #expect(error.requests.map { $0.providerRequiredFor == Picture.Dependency.self } == [true])
    #expect(
      withoutPlaces(error) == """
        error: *** Paint *** binding missing [missing-binding]
          path: UnboundMember root -> Factory<Picture> -> Picture.Dependency
          -> required by Picture.Dependency
          help: bind it in UnboundMember, for example
                binder.bind(Paint.self).to(factory: Paint.init)
          see: Documentation/Diagnostics.md#missing-binding
        """)
  }

  @Test("The report of a missing dependency of a Pure module names the module") func dependency() throws {
    let error = try #require(GraphValidator.validate(UnboundDependency.self).errors.first)
    #expect(
      withoutPlaces(error) == """
        error: *** Picture.Dependency *** binding missing [missing-binding]
          path: UnboundDependency root
          -> required by Factory<Picture>
          help: bind it in UnboundDependency, for example
                binder.bind(Picture.Dependency.self).to(factory: Picture.Dependency.init)
          see: Documentation/Diagnostics.md#missing-binding
        """)
  }

  @Test("The report of a missing Pure factory or configurator suggests the matching bind step") func unbound() {
    #expect(
      GraphValidator.validate(UnboundParts.self).errors.map { withoutPlaces($0).split(separator: "\n")[4] } == [
        "        binder.bindPureConfigurator(Frame.self)", "        binder.bindPureFactory(Picture.self)",
      ])
  }

  @Test("Missing dependencies of two Pure modules are separate errors") func twoModules() {
    let errors = GraphValidator.validate(UnboundDependencies.self).errors
    #expect(
      errors.map { withoutPlaces($0).prefix { $0 != "\n" } } == [
        "error: *** Frame.Dependency *** binding missing [missing-binding]",
        "error: *** Picture.Dependency *** binding missing [missing-binding]",
      ])
  }

  /// The report without the locations, which change with this file.
  private func withoutPlaces(_ error: any CleanseError) -> String {
    error.description.split(separator: "\n").map { line in
      line.components(separatedBy: " at PureGraphTests/")[0]
    }.joined(separator: "\n")
  }
}

private struct Paint {}

private final class Picture: FactoryModule {
  struct Dependency {
    let paint: Paint
  }
  typealias Payload = Void

  init(dependency: Dependency, payload: Void) {}
}

private final class Frame: ConfiguratorModule {
  struct Dependency {
    let paint: Paint
  }
  typealias Payload = Void

  func configure(dependency: Dependency, payload: Void) {}
}

private struct UnboundMember: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bind(Picture.Dependency.self).to(factory: Picture.Dependency.init)
    binder.bindPureFactory(Picture.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Picture.Factory>) -> BindingReceipt<Picture.Factory> {
    bind.to { (factory: Provider<Picture.Factory>) in factory.get() }
  }
}

private struct UnboundDependency: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Picture.Factory>) -> BindingReceipt<Picture.Factory> {
    bind.to { (dependency: Provider<Picture.Dependency>) in Picture.Factory(dependency: dependency.get()) }
  }
}

private struct UnboundParts: RootComponent {
  static func configure(binder: UnscopedBinder) {}

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (_: Picture.Factory, _: Frame.Configurator) in 1 }
  }
}

private struct UnboundDependencies: RootComponent {
  static func configure(binder: UnscopedBinder) {
    binder.bindPureConfigurator(Frame.self)
    binder.bindPureFactory(Picture.self)
  }

  static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
    bind.to { (_: Picture.Factory, _: Frame.Configurator) in 1 }
  }
}
