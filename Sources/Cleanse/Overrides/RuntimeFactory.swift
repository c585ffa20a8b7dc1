/// A factory of an override whose parameters are known only while the program runs.
package struct RuntimeFactory<Element> {
  let requirements: [Any.Type]
  let isShared: Bool
  let reach: OverrideReach
  let origin: String
  let file: StaticString
  let line: Int
  let make: (RuntimeDependencies) -> Element

  /// Makes a factory.
  /// - Parameters:
  ///   - requirements: what the factory asks the graph for.
  ///   - isShared: whether one value serves each instance of the component where the factory stands.
  ///   - reach: where it takes the place of bindings.
  ///   - origin: what has chosen it, as reports show it.
  package init(
    requiring requirements: [Any.Type], isShared: Bool, reach: OverrideReach, origin: String, file: StaticString,
    line: Int, make: @escaping (RuntimeDependencies) -> Element
  ) {
    self.requirements = requirements
    self.isShared = isShared
    self.reach = reach
    self.origin = origin
    self.file = file
    self.line = line
    self.make = make
  }
}

/// The dependencies of a factory that is known only at run time.
package struct RuntimeDependencies {
  fileprivate let slot: Slot

  /// The value of a requirement.
  /// - Parameters:
  ///   - index: its position.
  ///   - type: its type, as it was asked for.
  package func value<Dependency>(at index: Int, as type: Dependency.Type) -> Dependency {
    slot.anyValue(of: index, as: type)
  }
}

extension Overrides {
  /// Adds a factory for one type.
  package func overriding<Element>(_ type: Element.Type, with factory: RuntimeFactory<Element>) -> Overrides {
    adding(
      Override(reach: factory.reach, origin: factory.origin) { run in
        factory.finish(BindingDraft(Element.self, in: run))
      })
  }

  /// Adds a factory for what is bound under a tag.
  package func overriding<T: Tag>(tag: T.Type, with factory: RuntimeFactory<T.Element>) -> Overrides {
    adding(
      Override(reach: factory.reach, origin: factory.origin) { run in
        factory.finish(
          BindingDraft(T.Element.self, in: run).tagged(with: T.self, provider: TaggedProvider<T>.self))
      })
  }
}

extension RuntimeFactory {
  fileprivate func finish(_ draft: BindingDraft) {
    let make = make
    (isShared ? draft.shared() : draft).finish(.factory, requirements, file.start, line, ("" as StaticString).start) {
      slot, memory in
      memory.initializeMemory(as: Element.self, to: make(RuntimeDependencies(slot: slot)))
    }
  }
}
