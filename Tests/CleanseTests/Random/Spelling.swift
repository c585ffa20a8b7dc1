/// The type of a parameter in a sketched graph: a type that can be bound and the forms around it.
struct Spelling: Hashable, Sendable {
  /// A type that can be bound. Numbers identify nodes or parts.
  enum Base: Hashable, Sendable {
    case node(Int)
    case array(Int)
    case set(Int)
    case dictionary(Int)
    case taggedNode(Int)
    case taggedArray(Int)
    case root(Int)
    case factory(Int)

    /// Whether it is injected as a `TaggedProvider`.
    var isTagged: Bool {
      switch self {
      case .taggedNode, .taggedArray: true
      default: false
      }
    }
  }

  /// The form of the deferred elements of a collection.
  enum Deferral: CaseIterable, Hashable, Sendable {
    case provider
    case lazy
    case closure
  }

  enum Form: Hashable, Sendable {
    case provider
    case closure
    case lazy
    /// An array or a dictionary of deferred elements.
    case elements(Deferral)
    case optional
    case weak
    /// A `SendableProvider`.
    case sendable
    /// The value wrapped by the decorator with this number among the bindings of its place.
    case decorated(Int)
  }

  var base: Base
  /// The forms, innermost first: `[.optional, .provider]` is `Provider<T?>`.
  var forms: [Form] = []
  /// The module of the dependent in the reference; `nil` for a key, and for dependents without private bindings.
  var module: Int?

  /// The spelling of dependents without private bindings.
  var asKey: Spelling { Spelling(base: base, forms: forms) }

  /// The outermost form and the spelling inside it.
  var unwrapped: (form: Form, inner: Spelling)? {
    guard let form = forms.last else { return nil }
    return (form, Spelling(base: base, forms: forms.dropLast(), module: module))
  }

  func wrapped(in forms: [Form]) -> Spelling {
    Spelling(base: base, forms: self.forms + forms, module: module)
  }

  /// The spelling without outer `Provider` and `Lazy` forms and without deferred elements.
  var withoutProviders: Spelling {
    var spelling = self
    while let form = spelling.forms.last, form.isSeenThrough { spelling.forms.removeLast() }
    return spelling
  }

  /// Whether it is the dependency of a decorator on its wrapped value.
  var isDecorated: Bool {
    if case .decorated? = forms.last { true } else { false }
  }

  /// Whether it can be the element of a `WeakProvider` or a `SendableProvider`.
  var isObject: Bool {
    switch base {
    case .node, .root: forms.isEmpty
    default: false
    }
  }
}

extension Spelling.Form {
  /// Whether reports show the element instead of this form.
  fileprivate var isSeenThrough: Bool {
    switch self {
    case .provider, .lazy, .elements: true
    case .closure, .optional, .weak, .sendable, .decorated: false
    }
  }
}

extension Spelling: CustomStringConvertible {
  var description: String {
    let name =
      switch base {
      case .node(let number): "N\(number)"
      case .array(let number): "[N\(number)]"
      case .set(let number): "Set<N\(number)>"
      case .dictionary(let number): "[Int: N\(number)]"
      case .taggedNode(let number): "Tagged<N\(number)>"
      case .taggedArray(let number): "Tagged<[N\(number)]>"
      case .root(let position): "Root\(position)"
      case .factory(let position): "Factory\(position)"
      }
    return forms.reduce(name) { inner, form in
      switch form {
      case .provider: "Provider<\(inner)>"
      case .closure: "(() -> \(inner))"
      case .lazy: "Lazy<\(inner)>"
      case .elements(let deferral): "\(inner) of \(deferral)s"
      case .optional: "\(inner)?"
      case .weak: "Weak<\(inner)>"
      case .sendable: "Sendable<\(inner)>"
      case .decorated: "decorated \(inner)"
      }
    }
  }
}
