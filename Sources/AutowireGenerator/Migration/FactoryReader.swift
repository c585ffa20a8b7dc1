import Foundation

/// Reads the factories of Factory in a file.
struct FactoryReader {
  static let frameworks: Set = ["Factory", "FactoryKit"]

  let code: FileCode
  /// The types of all factories of all files, by their names.
  var types: [String: String] = [:]
  /// The types that declare factories.
  var containers: Set<String> = []
  /// Whether code sets the scope of factories that name none.
  var setsDefaultScope = false

  /// The names and types of the factories of a file.
  static func types(in code: FileCode) -> [String: String] {
    let reader = FactoryReader(code: code)
    let factories = code.root.all.compactMap { node in
      reader.type(of: node).flatMap { type in type.result.map { (node.name, $0) } }
    }
    // A name that factories of several containers have tells nothing.
    return Dictionary(grouping: factories, by: \.0).compactMapValues { Set($0.map(\.1)).count == 1 ? $0[0].1 : nil }
  }

  /// The types of a file that declare factories.
  static func containers(in code: FileCode) -> [String] {
    let reader = FactoryReader(code: code)
    return code.root.all.filter { $0.isType && $0.children.contains { reader.type(of: $0) != nil } }.map(\.name)
  }

  /// The registration that a variable is; `nil` for other variables.
  func registration(_ variable: CodeNode, in surroundings: Surroundings) -> Registration? {
    guard let type = type(of: variable) else { return nil }
    let calls = outermostCalls(in: variable)
    guard let call = calls.first else { return nil }
    var registration = Registration(
      service: type.result ?? variable.name, place: code.place(of: variable), module: surroundings.module(for: code))
    registration.factory = variable.name
    if type.result == nil { registration.decisions.append(.unreadFactory) }
    if let parameter = type.parameter { registration.decisions.append(.arguments([parameter])) }
    let actor = variable.attributes.first { $0 == "@MainActor" }.map { String($0.dropFirst()) } ?? surroundings.actor
    if let actor { registration.decisions.append(.isolated(registration.service, actor: actor)) }
    if calls.count > 1 { registration.decisions.append(.conditional) }
    let others = code.text.tokens(in: variable.nameRange.upperBound..<variable.range.upperBound).filter { token in
      !calls.contains { token.range.clamped(to: $0.range) == token.range }
    }
    if others.contains(where: { ["let", "var", "#"].contains($0.text) }) {
      registration.decisions.append(.unreadFactory)
    }
    let chain = CallChain(call, in: code.text, until: variable.range.upperBound)
    for argument in chain.steps[0].call?.arguments ?? [] {
      if let closure = argument.closure {
        registration.take(
          RewrittenClosure(closure, in: code.text, containers: containers.union(["self"]), request: request),
          in: surroundings)
      } else if argument.name == "scope" {
        apply(scope: argument, to: &registration)
      }
    }
    for step in chain.steps { apply(step, to: &registration) }
    if setsDefaultScope, registration.scope == nil { registration.decisions.append(.severalDefaultScopes) }
    return registration
  }

  /// The use of a factory by code outside of factories; `nil` for other code.
  func use(of node: CodeNode, in surroundings: Surroundings) -> ContainerUse.Kind? {
    if node.isVariable, let wrapper = node.attributes.first(where: { $0.isWrapper }) {
      let key = wrapper.prefix { $0 != ")" }.split { ".\\(".contains($0) }.last.map(String.init) ?? ""
      return .wrapper(attribute: wrapper, property: node.name, type: types[key] ?? node.type)
    }
    guard node.isCall else { return nil }
    var path = node.name.split(separator: ".").map(String.init)
    if let argument = node.arguments.first.map({ code.text[$0.body] }), argument.hasPrefix("\\") {
      let isRequest = path.last == "resolve" || "@\(node.name)(".isWrapper
      return isRequest ? types[argument.split(separator: ".").last.map(String.init) ?? ""].map { .request($0) } : nil
    }
    let isOverride = path.last.map(Self.changes.contains) ?? false
    if isOverride || path.last == "resolve" { path.removeLast() }
    guard let key = path.last, let type = types[key] else { return nil }
    let isInside = surroundings.type.map(containers.contains) ?? false
    guard isContainer(path.dropLast(), inside: isInside) || path.dropLast().last?.hasSuffix("ontainer") == true else {
      return nil
    }
    return isOverride ? .override(key) : .request(type)
  }

  /// The members of a factory that change it.
  static let changes: Set = [
    "register", "context", "onTest", "onPreview", "onDebug", "onSimulator", "onDevice", "onArg", "onArgs", "onPhone",
    "scope", "singleton", "cached", "shared", "graph", "unique", "decorator", "timeToLive", "once",
  ]

  /// Whether names lead to a container: `self`, `Container.shared`, or the type of version 1.
  private func isContainer(_ path: ArraySlice<String>, inside: Bool) -> Bool {
    guard let first = path.first else { return inside }
    let isType = first.hasSuffix("Container") && first.first?.isUppercase == true || containers.contains(first)
    guard isType else { return inside && path == ["self"] }
    return path.dropFirst().allSatisfy { $0 == "shared" }
  }

  /// The result of a variable that is a factory, and its parameter; `nil` for other variables.
  private func type(of node: CodeNode) -> (result: String?, parameter: String?)? {
    guard node.isVariable, node.kind != "decl.var.local", node.nameRange.upperBound <= node.range.upperBound else {
      return nil
    }
    // A `static let` of Factory 1 has its type in its value.
    let value = code.text[node.nameRange.upperBound..<node.range.upperBound].drop { $0 != "=" }.dropFirst()
    let written = SourceText.onOneLine(node.type ?? String(value.prefix { $0 != "(" && $0 != "{" }))
    let name = written.prefix { $0 != "<" }.droppingPrefix("FactoryKit.").droppingPrefix("Factory.")
    guard ["Factory", "ParameterFactory"].contains(name) else { return nil }
    guard written.hasSuffix(">") else { return (inferredType(of: node), nil) }
    let list = written.dropFirst(written.prefix { $0 != "<" }.count + 1).dropLast()
    guard name == "ParameterFactory" else { return (Registration.plain(String(list)), nil) }
    var depth = 0
    let parameter = list.prefix { sign in
      depth += "(<[".contains(sign) ? 1 : ")>]".contains(sign) ? -1 : 0
      return sign != "," || depth > 0
    }
    return (Registration.plain(String(list.dropFirst(parameter.count + 1))), String(parameter))
  }

  /// The type after `as` in the closure of a factory, or the type that it creates.
  private func inferredType(of node: CodeNode) -> String? {
    guard let closure = outermostCalls(in: node).first?.arguments.compactMap(\.closure).last else { return nil }
    let tokens = code.text.tokens(in: closure.body)
    let isOneCall = outermostCalls(in: closure).contains {
      $0.range.lowerBound == tokens.first?.range.lowerBound && $0.range.upperBound == tokens.last?.range.upperBound
    }
    let cast = tokens.last { $0.text == "as" }
    let type =
      cast.map { code.text[$0.range.upperBound..<closure.body.upperBound] }
      ?? String(code.text[closure.body].prefix { $0 != "(" })
    let written = SourceText.onOneLine(type).trimmingCharacters(in: .whitespaces)
    let name = written.droppingPrefix("any ").droppingPrefix("[")
    let isType =
      name.first?.isUppercase == true && name.split(separator: ".").last?.first?.isUppercase == true
      && written.allSatisfy { $0.isPartOfIdentifier || " .<>,[]?&".contains($0) }
    return isType && (cast != nil || isOneCall) ? written : nil
  }

  /// The calls in a variable that are in no other call.
  private func outermostCalls(in variable: CodeNode) -> [CodeNode] {
    var outermost: [CodeNode] = []
    for call in code.calls(in: variable.range) {
      if outermost.last.map({ $0.range.upperBound < call.range.upperBound }) ?? true { outermost.append(call) }
    }
    return outermost
  }

  private func request(_ call: CodeNode) -> RewrittenClosure.Request? {
    var path = call.name.split(separator: ".").map(String.init)
    if path.last == "resolve" || path.last == "callAsFunction" { path.removeLast() }
    guard isContainer(path.dropLast(), inside: true), let type = path.last.flatMap({ types[$0] }) else { return nil }
    return RewrittenClosure.Request(
      type: type, range: call.range,
      decision: !call.arguments.isEmpty
        ? .requestWithArguments(type) : type.hasSuffix("?") ? .optionalRequest(type) : nil)
  }

  private func apply(_ step: CallChain.Step, to registration: inout Registration) {
    switch step.name {
    case "scope": apply(scope: step.call?.arguments.first, to: &registration)
    case "onTest", "onPreview": registration.overrides.append(step.name)
    case "promised": registration.decisions.append(.optionalService)
    case "self", "init", ".init", "makes": break
    case _ where step.name.hasPrefix("Factory") || step.name.hasPrefix("ParameterFactory"): break
    default: if !registration.apply(step.name) { registration.decisions.append(.modifier(step.name)) }
    }
  }

  private func apply(scope argument: CodeNode?, to registration: inout Registration) {
    let scope = argument.map { code.text[$0.body] } ?? ""
    if !registration.apply(String(scope.droppingPrefix("."))) { registration.decisions.append(.otherScope(scope)) }
  }
}

extension Registration {
  /// Sets a scope of Factory by its name.
  /// - Returns: whether Factory has it.
  fileprivate mutating func apply(_ scope: String) -> Bool {
    switch scope {
    case "singleton", "cached": self.scope = .shared
    case "graph": self.scope = .graph
    case "unique": self.scope = .unscoped
    case "shared": decisions.append(.weakScope)
    default: return false
    }
    return true
  }
}

extension String {
  /// Whether an attribute is a property wrapper that reads a factory.
  fileprivate var isWrapper: Bool {
    [
      "@Injected(", "@LazyInjected(", "@WeakLazyInjected(", "@DynamicInjected(", "@InjectedObject(",
      "@InjectedObservable(", "@InjectedType(", "@InjectedSafe(",
    ].contains { hasPrefix($0) }
  }
}
