/// Reads the registrations of Swinject in a file.
struct SwinjectReader {
  let code: FileCode
  /// The scope of registrations that name none.
  let defaultScope: String

  /// The functions that register a type.
  private static let methods: Set = ["register", "autoregister", "registerForStoryboard", "storyboardInitCompleted"]

  /// The scope that the containers of some files give to registrations that name none.
  static func defaultScope(in files: [FileCode]) -> String {
    let scopes = files.lazy.flatMap { code in
      code.root.all.filter { $0.isCall && $0.name == "Container" }.flatMap(\.arguments)
        .filter { $0.name == "defaultObjectScope" }.map { code.text[$0.body] }
    }
    return scopes.first.map(method) ?? "graph"
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
    for argument in call.arguments.dropFirst() {
      let written = code.text[argument.body]
      switch argument.name {
      case "name":
        registration.name = written
        registration.decisions.append(.named(written))
      case "argument", "arguments": registration.decisions.append(.arguments([written]))
      case "initializer": registration.creation = .initializer(written)
      default:
        if let closure = argument.closure {
          let isOfStoryboard = Self.method(chain.steps[start].name).contains("toryboard")
          registration.take(rewritten(closure, isOfStoryboard: isOfStoryboard, for: &registration), in: surroundings)
        } else {
          registration.creation = .initializer(written)
        }
      }
    }
    for step in chain.steps[(start + 1)...] {
      let values = step.call?.arguments ?? []
      switch step.name {
      case "inObjectScope": scope = values.first.map { Self.method(code.text[$0.body]) } ?? ""
      case "implements": registration.forwarded += values.compactMap(metatype)
      case "initCompleted":
        registration.decisions.append(.completion)
        registration.completedWith = values.flatMap(\.all).filter(\.isCall).compactMap(requestedType)
      default: registration.decisions.append(.modifier(step.name))
      }
    }
    registration.apply(scope)
    return registration
  }

  /// The type that a call asks a resolver for; `nil` for other calls.
  func requestedType(_ call: CodeNode) -> String? {
    Self.method(call.name) == "resolve" ? metatype(call.arguments.first) : nil
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
      $0.name.isEmpty ? code.text[$0.range] : $0.name
    }
    let resolver = parameters.first ?? "$0"
    if isOfStoryboard {
      registration.decisions.append(.completion)
    } else if parameters.count > 1 {
      registration.decisions.append(.arguments(Array(parameters.dropFirst())))
    }
    return RewrittenClosure(closure, in: code.text, container: resolver) { call in
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
  fileprivate mutating func apply(_ scope: String) {
    switch scope {
    case "transient": self.scope = .unscoped
    case "container": self.scope = .shared
    case "graph": self.scope = .graph
    case "weak": decisions.append(.weakScope)
    default: decisions.append(.otherScope(scope))
    }
  }
}
