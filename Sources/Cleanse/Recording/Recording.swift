/// The declarations of one run of `configure`, and its closures for the component instance that they serve.
struct Recording {
  let configuration: RecordedConfiguration
  /// A closure for each binding; none where it comes from elsewhere, as that of the seed does.
  var makers: MakerList
}

extension Recording {
  /// The same, with other closures where something is made. Values and seeds are handed in, not made.
  func changingMakers(
    _ change: (Declaration, Maker) -> Maker,
    asynchronous changeAsynchronous: (Declaration, @escaping AsynchronousMaker) -> AsynchronousMaker,
    concurrent changeConcurrent: (Declaration, @escaping ConcurrentMaker) -> ConcurrentMaker
  ) -> Recording {
    var changed = self
    for (index, declaration) in configuration.declarations.enumerated() {
      switch declaration.kind {
      case .value, .seed, .componentFactory, .optionalDeclaration, .collectionDeclaration: continue
      case .asynchronousFactory:
        guard let lifecycle = makers.lifecycles[index], let create = lifecycle.create else { continue }
        changed.makers.replaceLifecycle(
          index, by: lifecycle.adding(BindingLifecycle(create: changeAsynchronous(declaration, create))))
      case .factory, .provider, .propertyInjector, .assistedFactory, .decorator:
        guard let make = changed.makers.takeIfPresent(index) else { continue }
        changed.makers.fill(index, with: change(declaration, make))
        guard let lifecycle = makers.lifecycles[index], let begin = lifecycle.createConcurrently else { continue }
        changed.makers.replaceLifecycle(
          index, by: lifecycle.adding(BindingLifecycle(createConcurrently: changeConcurrent(declaration, begin))))
      }
    }
    return changed
  }
}
