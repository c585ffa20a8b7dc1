/// Reads the registrations of Swinject in a file.
struct SwinjectReader {
  let code: FileCode
  /// The scope of registrations that name none; `nil` if the containers differ.
  let defaultScope: String?
  /// Whether code creates containers with a parent. Functions and assemblies can register in any of them.
  let hasChildContainers: Bool

  static let frameworks: Set = ["Swinject", "SwinjectAutoregistration", "SwinjectStoryboard"]

  /// The functions that register a type.
  private static let methods: Set = ["register", "autoregister", "registerForStoryboard", "storyboardInitCompleted"]

  /// The scope that the containers of some files give to registrations that name none.
  static func defaultScope(in files: [FileCode]) -> String? {
    let scopes = files.flatMap { code in
      code.calls.compactMap { call -> String? in
        let scope = call.arguments.first { $0.name == "defaultObjectScope" }.map { scopeName(code.text[$0.body]) }
        return scope ?? (method(call.name) == "Container" ? "graph" : nil)
      }
    }
    return Set(scopes).count > 1 ? nil : scopes.first ?? "graph"
  }

  /// The registration that a chain of calls is; `nil` for other chains.
  func registration(_ chain: CallChain, in surroundings: Surroundings) -> Registration? {
    guard let start = chain.steps.firstIndex(where: { Self.methods.contains(Self.method($0.name)) }),
      let call = chain.steps[start].call, let service = metatype(call.arguments.first),
      call.arguments.dropFirst().contains(where: { $0.closure != nil || ["factory", "initializer"].contains($0.name) })
    else { return nil }
    var registration = Registration(
      service: service, place: code.place(of: call), module: surroundings.module(for: code))
    var scope = defaultScope
    if keepsEntry(call) { registration.decisions.append(.keptEntry) }
    if hasChildContainers { registration.decisions.append(.childContainer) }
    for argument in call.arguments.dropFirst() {
      let written = code.text[argument.body]
      switch argument.name {
      case "name":
        registration.name = written
        registration.decisions.append(.named(written))
      case "argument", "arguments": registration.decisions.append(.arguments([written]))
      case "initializer": registration.creation = .initializer(written)
      case _ where !["", "factory"].contains(argument.name):
        registration.decisions.append(.modifier("\(Self.method(call.name))(\(argument.name):)"))
      default:
        if let closure = argument.closure {
          let isOfStoryboard = Self.method(chain.steps[start].name).contains("toryboard")
          let rewritten = rewritten(closure, isOfStoryboard: isOfStoryboard, for: &registration)
          registration.take(rewritten, in: surroundings)
          if rewritten.members.contains("resolve"), rewritten.decisions.isEmpty {
            registration.decisions.append(.usesContainer("a container"))
          }
        } else {
          registration.creation = .initializer(written)
        }
      }
    }
    for step in chain.steps[(start + 1)...] {
      let values = step.call?.arguments ?? []
      switch step.name {
      case "inObjectScope": scope = values.first.map { Self.scopeName(code.text[$0.body]) } ?? ""
      case "implements":
        registration.forwarded += values.compactMap(metatype)
        registration.decisions += values.filter { $0.name == "name" }.map { .named(code.text[$0.body]) }
      case "initCompleted":
        registration.decisions.append(.completion)
        registration.completedWith = values.flatMap(\.all).filter(\.isCall).compactMap(requestedType)
      default: registration.decisions.append(.modifier(step.name))
      }
    }
    registration.apply(scope)
    return registration
  }

  /// Whether other code gets the result of a registration: a variable, an argument or the caller.
  private func keepsEntry(_ call: CodeNode) -> Bool {
    let newline = UInt8(ascii: "\n")
    let line = code.text.bytes[..<call.range.lowerBound].lastIndex(of: newline) ?? 0
    let start = code.text.bytes[..<line].lastIndex(of: newline) ?? 0
    let before = code.text.tokens(in: start..<call.range.lowerBound).map(\.text)
    guard let last = before.last else { return false }
    // A function can return an entry without the word.
    return last == "return" || code.text.contains("ServiceEntry")
      || "=(,?[".contains(last) && before.suffix(2) != ["_", "="]
  }

  /// The use of a container by code outside of registrations; `nil` for other code.
  func use(of node: CodeNode) -> ContainerUse.Kind? {
    node.isCall ? requestedType(node).map { .request($0) } : nil
  }

  /// The type that a call asks a resolver for; `nil` for other calls.
  func requestedType(_ call: CodeNode) -> String? {
    Self.method(call.name) == "resolve" ? metatype(call.arguments.first) : nil
  }

  /// The name of a scope; the whole expression if code chooses the scope.
  private static func scopeName(_ written: String) -> String {
    let name = written.droppingPrefix("ObjectScope").droppingPrefix(".")
    return name.allSatisfy(\.isPartOfIdentifier) ? String(name) : written
  }

  private static func method(_ name: String) -> String { name.split { ".?!".contains($0) }.last.map(String.init) ?? "" }

  private func metatype(_ argument: CodeNode?) -> String? {
    guard let argument, argument.name.isEmpty else { return nil }
    let text = SourceText.onOneLine(code.text[argument.body])
    // A variable would be the parameter of a function that registers any type.
    guard text.hasSuffix(".self"), text.first?.isLowercase == false else { return nil }
    return Registration.plain(String(text.dropLast(".self".count)))
  }

  /// - Parameter isOfStoryboard: whether the closure gets an object of a storyboard, and creates none.
  private func rewritten(
    _ closure: CodeNode, isOfStoryboard: Bool, for registration: inout Registration
  ) -> RewrittenClosure {
    let parameters = closure.children.filter { $0.kind == "decl.var.parameter" }.map {
      // A parameter with a type has no name for SourceKit.
      let written = $0.name.isEmpty ? code.text[$0.range] : $0.name
      return written.prefix { $0 != ":" }.split { !$0.isPartOfIdentifier }.last.map(String.init) ?? written
    }
    let resolver = parameters.first ?? "$0"
    if isOfStoryboard {
      registration.decisions.append(.completion)
    } else if parameters.count > 1 {
      registration.decisions.append(.arguments(Array(parameters.dropFirst())))
    }
    return RewrittenClosure(
      closure, in: code.text, containers: Set([resolver, "Container", "Assembler"]).subtracting(["_"])
    ) { call in
      guard call.name == "\(resolver).resolve", let type = requestedType(call) else { return nil }
      let end = call.range.upperBound
      let isForced = code.text[end..<end + 1] == "!"
      var request = RewrittenClosure.Request(type: type, range: call.range.lowerBound..<(isForced ? end + 1 : end))
      if call.arguments.count > 1 {
        request.name = call.arguments.first { $0.name == "name" }.map { code.text[$0.body] }
        request.decision = request.name == nil ? .requestWithArguments(type) : .namedRequest(type)
      } else if !isForced {
        request.decision = .optionalRequest(type)
      }
      return request
    }
  }
}

extension Registration {
  /// Sets a scope of Swinject by its name.
  fileprivate mutating func apply(_ scope: String?) {
    switch scope {
    case "transient": self.scope = .unscoped
    case "container": self.scope = .shared
    case "graph": self.scope = .graph
    case "weak": decisions.append(.weakScope)
    case nil: decisions.append(.severalDefaultScopes)
    case let scope?: decisions.append(.otherScope(scope))
    }
  }
}
