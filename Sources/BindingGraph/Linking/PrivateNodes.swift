/// The private bindings of modules while a graph is linked: for each module a scope within that of its component.
///
/// A module has few private keys, and most graphs have none.
struct PrivateNodes {
  /// A key as the statements of one module see it.
  struct Place: Hashable {
    let module: ModulePath.ID
    let key: Key
  }

  private var nodes: [Place: Int] = [:]
  /// The forms of private bindings, such as the `Provider<T>` of a private `T`.
  private var forms: [Place: Int] = [:]
  private var modules: Set<ModulePath.ID> = []
  /// The conflict of each key with several private bindings in one module.
  var conflicts: [Place: Int] = [:]

  var isEmpty: Bool { modules.isEmpty }

  /// Returns the module if it has private bindings.
  func module(_ module: ModulePath.ID?) -> ModulePath.ID? {
    guard let module, modules.contains(module) else { return nil }
    return module
  }

  subscript(place: Place) -> Int? { nodes[place] }

  mutating func show(_ node: Int, at place: Place) {
    nodes[place] = node
    modules.insert(place.module)
  }

  func form(at place: Place) -> Int? { forms[place] }

  mutating func keep(form node: Int, at place: Place) {
    forms[place] = node
  }
}
