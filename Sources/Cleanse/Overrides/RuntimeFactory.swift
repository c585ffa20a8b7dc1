/// A factory of an override whose parameters are known only while the program runs.
package struct RuntimeFactory<Element> {
  let requirements: [Any.Type]
  let isShared: Bool
  let reach: OverrideReach
  let origin: String
  let file: StaticString
  let line: Int
  let make: (RuntimeDependencies) -> Element

  /// Creates a factory.
  /// - Parameters:
  ///   - requirements: the dependencies of the factory.
  ///   - isShared: whether each instance of the component with the replaced binding shares one value.
  ///   - reach: the components in which it replaces bindings.
  ///   - origin: the origin of the choice, as reports show it.
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

/// The dependencies of a factory whose parameters are known only at run time.
package struct RuntimeDependencies {
  fileprivate let slot: Slot

  /// Returns the value of a dependency.
  /// - Parameters:
  ///   - index: the position of the dependency.
  ///   - type: the type of the dependency, as requested.
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

  /// Adds a factory for the binding of a tag.
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
