import BindingGraph

extension LegacyObjectGraph: LegacyObjectGraphProtocol {
  /// An object of the binding of a class and a tag; see `providerForClass(cls:withName:)`.
  #if canImport(ObjectiveC)
    @objc(objectForClass:)
  #endif
  public func objectForClass(cls: AnyClass) -> AnyObject {
    providerForClass(cls: cls, withName: nil)()
  }

  /// An object of the binding of a class and a tag; see `providerForClass(cls:withName:)`.
  public func objectForClass(cls: AnyClass, withName name: String?) -> AnyObject {
    providerForClass(cls: cls, withName: name)()
  }

  /// A provider of the binding of a class without a tag.
  ///
  /// It keeps alive the binding and its dependencies, not the whole graph. If the class is not bound, the program stops
  /// with a message.
  ///
  /// - Parameter cls: the bound class. A binding serves neither its superclasses nor its subclasses.
  /// - Complexity: O(bindings that are visible to the component).
  #if canImport(ObjectiveC)
    @objc(providerForClass:)
  #endif
  public func providerForClass(cls: AnyClass) -> () -> AnyObject {
    providerForClass(cls: cls, withName: nil)
  }

  /// A provider of the binding of a class and a tag.
  ///
  /// It keeps alive the binding and its dependencies, not the whole graph. A class or name that is not bound, and a
  /// name that is ambiguous, stop the program with a message.
  ///
  /// - Parameters:
  ///   - cls: the bound class. A binding serves neither its superclasses nor its subclasses.
  ///   - name: the name of the tag's type, such as `PrimaryURL`, or with its enclosing types and its module if tags are
  ///     ambiguous otherwise, such as `App.Network.PrimaryURL`; `nil` for a binding without a tag.
  /// - Complexity: O(bindings that are visible to the component).
  public func providerForClass(cls: AnyClass, withName name: String?) -> () -> AnyObject {
    let found = visibleSlots.slots { type, tag in
      Self.serves(type, as: cls) && Self.isTag(tag, called: name)
    }
    guard let first = found.first else { stop(for: cls, name, because: "is not bound where it is looked up") }
    guard found.count == 1 else {
      let tags = found.map { $0.tag.map { TypeReference($0).fullName } ?? "" }.sorted().joined(separator: ", ")
      stop(for: cls, name, because: "is bound under several tags: \(tags)")
    }
    return { [nesting = visibleSlots.nesting, handle = first.handle] in
      nesting.nested {
        handle.slot.stopForReentrantCreation()
      } _: {
        handle.slot.object()
      }
    }
  }

  private static func isTag(_ tag: Any.Type?, called name: String?) -> Bool {
    guard let tag, let name else { return tag == nil && name == nil }
    let type = TypeReference(tag)
    return [type.name, type.fullName].contains(TypeName.withPlainSpaces(name))
  }

  private static func serves(_ type: Any.Type, as cls: AnyClass) -> Bool {
    #if canImport(ObjectiveC)
      if isBridged(type, to: cls) { return true }
    #endif
    return type == cls
  }

  private func stop(for cls: AnyClass, _ name: String?, because reason: String) -> Never {
    fatalError("\(TypeReference(cls))\(name.map { " named \($0)" } ?? "") \(reason).")
  }
}

extension Slot {
  /// The value as an object.
  fileprivate func object() -> AnyObject {
    func object<Element>(of type: Element.Type) -> AnyObject { value(as: Element.self) as AnyObject }
    guard let plan else { linkIsBroken() }
    let elementType = plan.slots[node].elementType
    return object(of: elementType)
  }
}
