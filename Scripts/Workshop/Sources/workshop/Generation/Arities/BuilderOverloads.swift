/// The overloads that users call, as an extension of one builder.
struct BuilderOverloads {
  enum Family {
    /// `(P1 … Pn) -> Element`
    case factory
    /// `(P1 … Pn) -> [Element]`
    case elements
    /// `(Element, P1 … Pn) -> Void`, and a method of `Element` that takes `P1 … Pn`
    case injector
    /// `(Assisted<Seed>, P1 … Pn) -> Element`, and `(P1 … Pn, Assisted<Seed>) -> Element`
    case assisted
  }

  let name: String
  let family: Family
  /// The extended type, with its conditions.
  let type: String

  static let files = [
    BuilderOverloads(name: "BindingBuilder+Arities.swift", family: .factory, type: "BindingBuilder"),
    BuilderOverloads(name: "ReceiptBinder+Arities.swift", family: .factory, type: "ReceiptBinder"),
    BuilderOverloads(
      name: "CollectionBindingBuilder+Arities.swift", family: .factory, type: "CollectionBindingBuilder"),
    BuilderOverloads(
      name: "CollectionBindingBuilder+ElementsArities.swift", family: .elements,
      type: "CollectionBindingBuilder where Collected: Sequence, Collected.Element == Element"),
    BuilderOverloads(
      name: "PropertyInjectorBindingBuilder+Arities.swift", family: .injector, type: "PropertyInjectorBindingBuilder"),
    BuilderOverloads(
      name: "PropertyInjectionReceiptBinder+Arities.swift", family: .injector, type: "PropertyInjectionReceiptBinder"),
    BuilderOverloads(
      name: "AssistedInjectionBindingBuilder+Arities.swift", family: .assisted, type: "AssistedInjectionBindingBuilder"),
  ]

  /// The lowest number of dependencies.
  var lowest: Int { family == .injector ? 1 : 0 }

  static let inlined = """
    // Inlined for the benchmark "unscoped tree": in the client the types of all dependencies are known, so that
    // the closure calls the initializer directly. Only there: compiled here too, for types that are not known, the
    // overloads would be a quarter of a program that uses the library.
    """

  /// The comment above the extension.
  var comment: String { Self.inlined + "\n// The compiler tries the disfavored ones only where no other one fits." }

  private var summary: String {
    let contributes = type.hasPrefix("Collection")
    return switch family {
    case .factory: contributes ? "Contributes the result of a factory" : "Binds to a factory"
    case .elements: "Contributes the elements of a factory's array"
    case .injector: "Binds to a function that sets the properties of an object"
    case .assisted: "Binds to a factory with an assisted argument"
    }
  }

  /// The example after the summary of the overload that users read first.
  private func example(for arity: Arity) -> [String] {
    guard family == .factory, type == "BindingBuilder", arity.count == 1 else { return [] }
    return [
      """
        ///
        /// Each parameter of the function is a dependency:
        ///
        /// ```swift
        /// final class Engine {}
        /// final class Ship {
        ///   init(engine: Engine) {}
        /// }
        ///
        /// struct ShipModule: Module {
        ///   static func configure(binder: Binder<Singleton>) {
        ///     binder.bind(Engine.self).to(factory: Engine.init)
        ///     binder.bind(Ship.self).sharedInScope().to(factory: Ship.init)
        ///   }
        /// }
        /// ```
      """
    ]
  }

  /// Functions with this number of dependencies. The compiler tries disfavored ones only if no other one fits.
  func overloads(for arity: Arity, isFavored: Bool) -> [String] {
    let elements = "draft.ofSeveralElements([Element].self)"
    return switch family {
    case .factory: factory(arity, isFavored, product: "Element", draft: "draft")
    case .elements: factory(arity, isFavored, product: "[Element]", draft: elements)
    case .injector: injectors(arity, isFavored)
    case .assisted: assisted(arity, isFavored)
    }
  }

  @SourceLines
  private func overload(
    _ arity: Arity, _ isFavored: Bool, parameter: String, product: String, finish: String
  ) -> [String] {
    ""
    "  /// \(summary)\(arity.summary)"
    example(for: arity)
    if !isFavored { "  @_disfavoredOverload" }
    """
      @discardableResult
      @_alwaysEmitIntoClient
      #if !DEBUG
      @_transparent
      #endif
      public consuming func to\([arity.generics].generics)(
        file: StaticString = #filePath, line: Int = #line, function: StaticString = #function,
        \(parameter)
      ) -> BindingReceipt<\(product)> {
        \(finish)
        return BindingReceipt()
      }
    """
  }

  /// With one dependency, a function of several parameters also matches `(P1) -> Element`, as one of a tuple, but not
  /// behind an autoclosure. A receipt binder does not know whether its binding is shared; most are those of roots,
  /// which are.
  private func factory(_ arity: Arity, _ isFavored: Bool, product: String, draft: String) -> [String] {
    let isDelayed = arity.count == 1
    let stage = type.hasPrefix("ReceiptBinder") ? "BindingStage.Shared.self" : "Stage.self"
    return overload(
      arity, isFavored,
      parameter: "factory: \(isDelayed ? "@autoclosure () -> " : "@escaping ")(\(arity.parameters)) -> \(product)",
      product: product,
      finish:
        "\(draft).finish(\(stage), file, line, function, factory\(arity.count): \(isDelayed ? "factory()" : "factory"))"
    )
  }

  @SourceLines
  private func injectors(_ arity: Arity, _ isFavored: Bool) -> [String] {
    overload(
      arity, isFavored, parameter: "injector: @escaping (Element, \(arity.parameters)) -> Void",
      product: "PropertyInjector<Element>",
      finish: "draft.finish(file, line, function, injector\(arity.count): injector)")
    overload(
      arity, isFavored, parameter: "injector: @escaping (Element) -> (\(arity.parameters)) -> Void",
      product: "PropertyInjector<Element>",
      finish: "draft.finish(file, line, function, method\(arity.count): injector)")
  }

  @SourceLines
  private func assisted(_ arity: Arity, _ isFavored: Bool) -> [String] {
    let seed = "Assisted<Tag.Seed>"
    let last = [arity.parameters, seed].joinedList
    overload(
      arity, isFavored, parameter: "factory: @escaping (\([seed, arity.parameters].joinedList)) -> Element",
      product: "Factory<Tag>",
      finish: "draft.finish(file, line, function, tag: Tag.self, assisted\(arity.count): factory)")
    if arity.hasPack {
      refusal(arity, parameters: last)
    } else if !arity.isEmpty {
      overload(
        arity, isFavored, parameter: "factory: @escaping (\(last)) -> Element", product: "Factory<Tag>",
        finish: "draft.finish(file, line, function, tag: Tag.self, assistedLast\(arity.count): factory)")
    }
  }

  /// A function cannot be called with a pack and an argument after it.
  private func refusal(_ arity: Arity, parameters: String) -> [String] {
    let message = "With more than \(arity.highest) dependencies, take the Assisted argument as the first parameter."
    let signature = "to\([arity.generics].generics)(factory: @escaping (\(parameters)) -> Element)"
    return [
      """

        @available(*, unavailable, message: "\(message)")
        @discardableResult
        @_alwaysEmitIntoClient
        public func \(signature) -> BindingReceipt<Factory<Tag>> {
          fatalError("\(message)")
        }
      """
    ]
  }
}
