import BindingGraph

/// A binding under construction, with the steps so far.
///
/// All builders pass on this one value. Their generic parameters only determine the possible steps. It is one
/// reference, and its steps consume it, because a client contains code that passes it several times for each binding.
@usableFromInline
struct BindingDraft {
  /// Steps of a draft that are no attributes of its binding.
  struct Options: OptionSet {
    let rawValue: UInt8

    static let arrayElement = Options(rawValue: 1 << 0)
    static let setElement = Options(rawValue: 1 << 1)
    static let dictionaryElement = Options(rawValue: 1 << 2)
    /// The element of an array has another order than the default.
    static let ordered = Options(rawValue: 1 << 3)
    /// Only a part of the component can depend on it.
    static let restricted = Options(rawValue: 1 << 4)
    /// The run knows the beginning of the statement, and expects its end.
    static let begun = Options(rawValue: 1 << 5)

    /// Whether the contribution has a key or an order, or the binding is private.
    var hasMark: Bool { !isDisjoint(with: [.dictionaryElement, .ordered, .restricted]) }

    /// Whether the binding contributes to a collection.
    var isContribution: Bool { !isDisjoint(with: [.arrayElement, .setElement, .dictionaryElement]) }
  }

  /// The contents of a draft, copied on write if shared.
  final class Contents {
    let run: ConfigurationRun
    fileprivate(set) var type: Any.Type
    // Each binding accesses both several times, and no other code at the same time: without run-time checks.
    @exclusivity(unchecked) fileprivate(set) var options: Options
    @exclusivity(unchecked) fileprivate(set) var attributes: BindingAttributes
    fileprivate(set) var refinement: SharedRefinement?

    fileprivate init(
      _ type: Any.Type, in run: ConfigurationRun, options: Options, attributes: BindingAttributes,
      refinement: SharedRefinement?
    ) {
      self.run = run
      self.type = type
      self.options = options
      self.attributes = attributes
      self.refinement = refinement
    }
  }

  private var contents: Contents

  init(_ type: Any.Type, in run: ConfigurationRun, options: Options = [], attributes: BindingAttributes = []) {
    if let spare = run.takeSpareDraft() {
      spare.type = type
      spare.options = options
      spare.attributes = attributes
      if spare.refinement != nil { spare.refinement = nil }
      contents = spare
    } else {
      contents = Contents(type, in: run, options: options, attributes: attributes, refinement: nil)
    }
  }

  var run: ConfigurationRun { contents.run }

  /// The type argument of `bind`.
  var type: Any.Type { contents.type }

  private(set) var options: Options {
    get { contents.options }
    set {
      makeUnique()
      contents.options = newValue
    }
  }

  private(set) var attributes: BindingAttributes {
    get { contents.attributes }
    set {
      makeUnique()
      contents.attributes = newValue
    }
  }

  private(set) var refinement: SharedRefinement? {
    get { contents.refinement }
    set {
      makeUnique()
      contents.refinement = newValue
    }
  }

  private mutating func makeUnique() {
    guard !isKnownUniquelyReferenced(&contents) else { return }
    contents = Contents(type, in: run, options: options, attributes: attributes, refinement: refinement)
  }

  /// The bound key, as a number.
  var key: UInt { refinement?.value.key ?? TypeIdentity.plain(type) }

  /// The type of the values that the binding creates.
  var elementType: Any.Type { refinement?.value.elementType ?? type }

  /// The bound type, as messages show it.
  var boundType: Any.Type { refinement?.value.boundType ?? type }

  var tag: Any.Type? { refinement?.value.tag }

  var collection: CollectionDraft? { refinement?.value.collection }

  var lifecycle: BindingLifecycle? { refinement?.value.lifecycle }

  /// The part of the component that can depend on the binding; `nil` for the whole component and its subcomponents.
  var visibility: BindingVisibility? { refinement?.value.visibility }

  /// The key or the order of a contribution, or the visibility of a private binding; `nil` for other bindings.
  /// - Parameter module: the module of the binding.
  func mark(in module: ModulePath.ID) -> AnyHashable? {
    guard let visibility else { return collection?.mark }
    return AnyHashable(PrivateSight(visibility, in: module))
  }

  // MARK: Steps

  /// The draft of the same statement, for another type.
  consuming func becoming(_ type: Any.Type) -> BindingDraft {
    run.rebegin(self.type, as: type)
    let draft = BindingDraft(type, in: run, options: options, attributes: attributes)
    guard let visibility else { return draft }
    return draft.visible(in: visibility)
  }

  consuming func tagged(with tag: Any.Type, provider: Any.Type) -> BindingDraft {
    refined {
      $0.key = TypeIdentity.tag(tag)
      $0.boundType = provider
      $0.tag = tag
    }
  }

  /// The draft with a key that no dependency can have, for a root that the graph itself provides.
  consuming func hidden(shownAs provider: Any.Type) -> BindingDraft {
    refined { [type] in
      $0.key = TypeIdentity.tag(type)
      $0.boundType = provider
    }
  }

  @usableFromInline
  consuming func shared() -> BindingDraft {
    adding(.shared)
  }

  consuming func asRoot(isShared: Bool) -> BindingDraft {
    adding(isShared ? [.root, .shared] : .root)
  }

  consuming func contributing(to collection: CollectionDraft) -> BindingDraft {
    refined {
      $0.key = TypeIdentity.plain(collection.type)
      $0.elementType = collection.contributionType
      $0.boundType = collection.type
      $0.collection = collection
    }
    .setting(collection.option)
  }

  @usableFromInline
  consuming func ofSeveralElements(_ type: Any.Type) -> BindingDraft {
    refined { $0.elementType = type }.adding(.severalElements)
  }

  /// Adds a hook or other parts of a lifecycle.
  consuming func adding(_ other: BindingLifecycle, _ attributes: BindingAttributes) -> BindingDraft {
    refined { $0.lifecycle = $0.lifecycle?.adding(other) ?? other }.adding(attributes)
  }

  consuming func visible(in visibility: BindingVisibility) -> BindingDraft {
    refined { $0.visibility = visibility }.setting(.restricted)
  }

  private consuming func refined(_ change: (inout BindingRefinement) -> Void) -> BindingDraft {
    var value = refinement?.value ?? BindingRefinement(of: type)
    change(&value)
    refinement = SharedRefinement(value)
    return self
  }

  consuming func adding(_ attributes: BindingAttributes) -> BindingDraft {
    self.attributes.formUnion(attributes)
    return self
  }

  private consuming func setting(_ options: Options) -> BindingDraft {
    self.options.formUnion(options)
    return self
  }

  // MARK: Termination

  /// Records a dependency of the binding.
  func require(_ type: Any.Type) {
    contents.run.require(type)
  }

  /// Decorates the binding of the draft's key: the first parameter is its value, the others are dependencies.
  consuming func finish<Element, each Dependency>(
    _ file: StaticString, _ line: Int, _ function: StaticString,
    decoratingWith decorator: @escaping (Element, repeat each Dependency) -> Element
  ) {
    run.takeRequirement(key)
    repeat run.require((each Dependency).self)
    finish(.decorator, file.start, line, function.start) { slot, memory in
      let decorated = slot.value(of: 0, as: Element.self)
      var dependencies = RemainingDependencies(of: slot, from: 1)
      memory.initializeMemory(
        as: Element.self, to: decorator(decorated, repeat dependencies.next(as: (each Dependency).self)))
    }
  }

  /// Completes the binding.
  // Consumes the draft, so that a client releases nothing. The strings are pointers to their first bytes, which fit
  // into registers.
  @usableFromInline
  consuming func finish(
    _ kind: BindingKind, _ file: UnsafePointer<UInt8>, _ line: Int, _ function: UnsafePointer<UInt8>,
    make: consuming @escaping Maker.Closure
  ) {
    finish(kind, file, line, function, by: Maker(make))
  }

  // Compiled once instead of for each number of dependencies.
  @inline(never)
  consuming func finish(
    _ kind: BindingKind, _ file: UnsafePointer<UInt8>, _ line: Int, _ function: UnsafePointer<UInt8>,
    by make: consuming Maker
  ) {
    declare(kind, file, line, function, by: make)
    if isKnownUniquelyReferenced(&contents) { contents.run.keepSpareDraft(contents) }
  }

  private func declare(
    _ kind: BindingKind, _ file: UnsafePointer<UInt8>, _ line: Int, _ function: UnsafePointer<UInt8>,
    by make: consuming Maker
  ) {
    // Only the first run uses the location.
    contents.run.declare(
      self, kind: kind,
      location: {
        SourceLocation(path: ProgramText(start: file), line: line, function: ProgramText(start: function))
      }, make: make)
  }

  /// Completes a binding with any number of dependencies.
  @usableFromInline
  consuming func finish(
    _ kind: BindingKind, _ requirements: [Any.Type], _ file: UnsafePointer<UInt8>, _ line: Int,
    _ function: UnsafePointer<UInt8>, make: consuming @escaping Maker.Closure
  ) {
    for requirement in requirements { require(requirement) }
    finish(kind, file, line, function, make: make)
  }
}

extension ConfigurationRun {
  /// Begins a binding, in a line of an unknown file.
  // A method of the run, which it borrows: a client retains nothing.
  @usableFromInline
  final func draft(of type: Any.Type, begunAt line: Int) -> BindingDraft {
    begin(type, in: nil, line)
    return BindingDraft(type, in: self, options: .begun)
  }

  /// Begins a binding at a known location.
  final func draft(of type: Any.Type, begunIn file: UnsafePointer<UInt8>, _ line: Int) -> BindingDraft {
    begin(type, in: file, line)
    return BindingDraft(type, in: self, options: .begun)
  }
}
