/// Determines the argument for each parameter of an initializer.
struct ParameterRule {
  let catalogue: TypeCatalogue
  let rules: WiringRules
  /// The marked types.
  let injectable: Set<String>

  /// The generic types that only a graph can provide.
  private static let formsOfGraph: Set<String> = [
    "Provider", "Lazy", "TaggedProvider", "WeakProvider", "ComponentFactory", "Factory", "Configurator",
    "PropertyInjector", "Array", "Set", "Dictionary",
  ]

  /// The arguments, without those that keep their defaults; or the reason for refusing each parameter.
  func arguments(
    for parameters: [ParameterDeclaration], of type: TypeCatalogue.Entry
  ) -> Result<[Construction.Argument], Refusals> {
    var arguments: [Construction.Argument] = []
    var refusals: [Refusal] = []
    for parameter in parameters {
      let place = FilePlace(file: type.file, place: parameter.place)
      let text = TypeSyntax(parameter.type)
      if text.unsuitableModifier == nil, let request = request(for: text, from: type) {
        if parameter.hasDefault, !request.isMarked { continue }
        arguments.append(
          Construction.Argument(
            label: parameter.label, parameter: parameter.name, type: parameter.type, request: request, place: place))
      } else if parameter.hasDefault {
        continue
      } else if let modifier = text.unsuitableModifier {
        refusals.append(
          Refusal(problem: .unsuitableParameter(name: parameter.name, modifier: modifier), place: place))
      } else {
        refusals.append(
          Refusal(
            problem: alias(in: text, from: type).map { .aliasedParameter(name: parameter.name, type: $0) }
              ?? .uninjectableParameter(name: parameter.name, type: parameter.type),
            place: place))
      }
    }
    return refusals.isEmpty ? .success(arguments) : .failure(Refusals(refusals))
  }

  /// The request of a parameter's type; `nil` if the type is not injectable.
  private func request(for type: TypeSyntax, from place: TypeCatalogue.Entry) -> Request? {
    if let path = marked(type, from: place) { return .value(path) }
    if let wrapped = type.wrapped {
      if let path = marked(wrapped, from: place) { return .value(path) }
      return request(for: wrapped, from: place) == nil ? nil : .ofGraph
    }
    if let result = type.result {
      if result.isNothing { return nil }
      if let path = marked(result, from: place) { return .closure(path) }
      return request(for: result, from: place) == nil ? nil : .ofGraph
    }
    if case .collection = type.form { return .ofGraph }
    if isFormOfGraph(type, from: place) { return .ofGraph }
    if let part = partOfModule(type, from: place) { return part }
    return rules.allowsUnmarked ? .ofGraph : nil
  }

  /// The type alias that the type names: directly, as an optional or as the result of a closure; `nil` without one.
  private func alias(in type: TypeSyntax, from place: TypeCatalogue.Entry) -> String? {
    if let name = type.name?.name, catalogue.resolve(name, from: place).first?.declaration.kind == .alias {
      return name.spelling
    }
    return (type.wrapped ?? type.result).flatMap { alias(in: $0, from: place) }
  }

  /// Whether a type is one of these forms, and not a type of this module with the same name.
  private func isFormOfGraph(_ type: TypeSyntax, from place: TypeCatalogue.Entry) -> Bool {
    guard let (name, arguments) = type.name, catalogue.resolve(name, from: place).isEmpty else { return false }
    let forms = arguments.isEmpty ? ["LegacyObjectGraph"] : Self.formsOfGraph
    return name.isMember(forms, of: ["Cleanse", "Pure", "Swift"])
  }

  /// The factory or the configurator of a `Pure` module; `nil` for other types.
  private func partOfModule(_ type: TypeSyntax, from place: TypeCatalogue.Entry) -> Request? {
    guard case .named(var name, []) = type.form, name.parts.count > 1, let part = name.parts.popLast()?.key,
      part == "Factory" || part == "Configurator"
    else { return nil }
    let module = catalogue.resolve(name, from: place).first { module in
      catalogue.declarations(of: module).flatMap(\.declaration.inheritedTypes).contains {
        TypeName($0).path.last?.hasSuffix("\(part)Module") == true
      }
    }
    return module.map { .part(part, of: $0.path) }
  }

  /// The marked type that the name refers to; `nil` if it refers to none.
  private func marked(_ type: TypeSyntax, from place: TypeCatalogue.Entry) -> String? {
    // A private type of the file can hide a marked one with the same name.
    guard case .named(let name, []) = type.form, let entry = catalogue.resolve(name, from: place).first,
      entry.declaration.access == .module
    else { return nil }
    return injectable.contains(entry.path) ? entry.path : nil
  }
}

extension Request {
  /// Whether it requests a marked type, which has a binding in this module.
  fileprivate var isMarked: Bool {
    switch self {
    case .value, .closure: true
    case .part, .ofGraph: false
    }
  }
}
