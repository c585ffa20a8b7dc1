/// The declarations of one run of `configure`, and its closures for one component instance.
struct Recording {
  let configuration: RecordedConfiguration
  /// A closure for each binding; none for bindings such as the seed, whose closure comes from elsewhere.
  var makers: MakerList
}

extension Recording {
  /// The same recording, with other closures for created values. Values and seeds are passed in, not created.
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
          index, by: lifecycle.creating(by: changeAsynchronous(declaration, create)))
      case .factory, .provider, .propertyInjector, .assistedFactory, .decorator:
        guard let make = changed.makers.takeIfPresent(index) else { continue }
        changed.makers.fill(index, with: change(declaration, make))
        guard let lifecycle = makers.lifecycles[index], let begin = lifecycle.createConcurrently else { continue }
        changed.makers.replaceLifecycle(
          index, by: lifecycle.creatingConcurrently(by: changeConcurrent(declaration, begin)))
      }
    }
    return changed
  }
}
