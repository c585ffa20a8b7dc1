/// A type as a parameter of a sketched graph spells it: something that can be bound, and the forms around it.
struct Spelling: Hashable, Sendable {
  /// What can be bound. Numbers are those of nodes, or of parts.
  enum Base: Hashable, Sendable {
    case node(Int)
    case array(Int)
    case set(Int)
    case dictionary(Int)
    case taggedNode(Int)
    case taggedArray(Int)
    case root(Int)
    case factory(Int)

    /// Whether it is asked for by a `TaggedProvider`.
    var isTagged: Bool {
      switch self {
      case .taggedNode, .taggedArray: true
      default: false
      }
    }
  }

  /// What the elements of a collection are in the place of their values.
  enum Deferral: CaseIterable, Hashable, Sendable {
    case provider
    case lazy
    case closure
  }

  enum Form: Hashable, Sendable {
    case provider
    case closure
    case lazy
    /// Of the elements of an array or of a dictionary.
    case elements(Deferral)
    case optional
    case weak
    /// Of a `SendableProvider`.
    case sendable
    /// The value that a decorator, by its number among the bindings of its place, wraps.
    case decorated(Int)
  }

  var base: Base
  /// From the inside to the outside: `[.optional, .provider]` is `Provider<T?>`.
  var forms: [Form] = []
  /// The module of the binding that asks, in the reference; `nil` for a key, and for those who see no private bindings.
  var module: Int?

  /// The same for those who see no private bindings.
  var asKey: Spelling { Spelling(base: base, forms: forms) }

  /// The outermost form, and what it is a form of.
  var unwrapped: (form: Form, inner: Spelling)? {
    guard let form = forms.last else { return nil }
    return (form, Spelling(base: base, forms: forms.dropLast(), module: module))
  }

  func wrapped(in forms: [Form]) -> Spelling {
    Spelling(base: base, forms: self.forms + forms, module: module)
  }

  /// The spelling without the `Provider`s around it, lazy ones and those of elements too.
  var withoutProviders: Spelling {
    var spelling = self
    while let form = spelling.forms.last, form.isSeenThrough { spelling.forms.removeLast() }
    return spelling
  }

  /// Whether a decorator asks for what it wraps.
  var isDecorated: Bool {
    if case .decorated? = forms.last { true } else { false }
  }

  /// Whether a `WeakProvider` or a `SendableProvider` of it can be spelled.
  var isObject: Bool {
    switch base {
    case .node, .root: forms.isEmpty
    default: false
    }
  }
}

extension Spelling.Form {
  /// Whether reports show what is behind it.
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
