import Foundation

/// The code of bindings.
extension MigrationRule {
  func statements(for registration: Registration) -> [String] {
    let service = spelled(registration.service, in: registration.place.file)
    let start =
      "binder.bind(\(Self.metatype(service)))" + (registration.scope == .shared ? ".sharedInScope()" : "")
    return [start + factory(of: registration)]
      + registration.forwarded.map { type in
        let forwarded = spelled(type, in: registration.place.file)
        return "binder.bind(\(Self.metatype(forwarded))).to { $0 as \(service) }"
      }
  }

  private func factory(of registration: Registration) -> String {
    let file = registration.place.file
    switch registration.creation {
    case .initializer(let function): return ".to(factory: \(function))"
    case .closure(let closure):
      if let function = closure.function(initializers: { initializers(of: $0, in: file) }) {
        return ".to(factory: \(function))"
      }
      let parameters = closure.dependencies.map { "\($0.name): \(spelled($0.type, in: file))" }
      let signature = parameters.isEmpty ? "" : " (\(parameters.joined(separator: ", "))) in"
      guard closure.body.contains("\n") || closure.body.contains("//") else {
        return ".to {\(signature) \(closure.body) }"
      }
      return ".to {\(signature)\n"
        + closure.body.components(separatedBy: "\n").map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
        + "\n}"
    case nil: return ""
    }
  }

  func dependencies(of registration: Registration) -> [Registration.Dependency] {
    switch registration.creation {
    case .closure(let closure): closure.dependencies
    case .initializer(let function):
      (parameters(of: function, in: registration.place.file) ?? []).map { parameter in
        Registration.Dependency(
          name: parameter.name, key: Registration.key(parameter.type), type: parameter.type)
      }
    case nil: []
    }
  }

  /// The parameters of the initializer that a function reference names, if the type has only one.
  func parameters(of function: String, in file: String) -> [ParameterDeclaration]? {
    guard function.hasSuffix(".init"),
      let type = catalogue.type(named: String(function.dropLast(".init".count)), in: file), !type.declaration.isGeneric
    else { return nil }
    let all = initializers(of: type.path, in: file)
    guard all.isEmpty else {
      let takesContainer = all[0].parameters.contains {
        ["Resolver", "Container"].contains($0.type.droppingPrefix("any "))
      }
      return all.count == 1 && all[0].isPlain && !takesContainer ? all[0].parameters : nil
    }
    let isPlain =
      type.declaration.kind == .class
      ? catalogue.superclass(of: type) == nil : type.declaration.properties.isEmpty
    return isPlain ? [] : nil
  }

  func initializers(of type: String, in file: String) -> [InitializerDeclaration] {
    catalogue.type(named: type, in: file).map { entry in
      catalogue.declarations(of: entry).flatMap(\.declaration.initializers)
    } ?? []
  }

  /// A type as code for the compiler of today spells it: a protocol with `any`.
  private func spelled(_ type: String, in file: String) -> String {
    let plain = Registration.plain(type)
    guard !plain.hasPrefix("any "), catalogue.type(named: plain, in: file)?.declaration.kind == .protocol else {
      return plain
    }
    return "any \(plain)"
  }

  /// A type as a value, in parentheses if it is not a single word.
  private static func metatype(_ type: String) -> String {
    let syntax = TypeSyntax(type)
    switch syntax.form {
    case .named where syntax.modifiers.isEmpty, .collection: return "\(type).self"
    default: return "(\(type)).self"
    }
  }
}

extension InitializerDeclaration {
  /// Whether a module can pass it as a factory.
  fileprivate var isPlain: Bool {
    access == .module && !isFailable && !isThrowing && !isAsynchronous && !isGeneric && !isUnavailable
  }
}

extension RewrittenClosure {
  /// Whether the code only names an object that exists once in a program.
  var isStaticMember: Bool {
    [
      "UserDefaults.standard", "FileManager.default", "NotificationCenter.default", "Bundle.main", "URLSession.shared",
      "DispatchQueue.main", "OperationQueue.main", "ProcessInfo.processInfo",
    ].contains(body)
  }

  /// Whether the code is a call with nothing but dependencies and literals as arguments.
  var isPlainCall: Bool {
    let text = SourceText(Array(body.utf8))
    let tokens = text.tokens(in: 0..<text.bytes.count)
    let values = Set(dependencies.map(\.name)).union(["true", "false", "nil", "(", ")", ",", ":", "-"])
    return tokens.dropFirst().indices.allSatisfy { index in
      let token = tokens[index].text
      return values.contains(token) || token.allSatisfy(\.isNumber)
        || token.hasPrefix("\"") && !token.contains("\\(")
        || index + 1 < tokens.count && tokens[index + 1].text == ":"
        || token == "." && tokens[index - 1].text.allSatisfy(\.isNumber)
    }
  }

  /// The initializer that the code calls with exactly its dependencies, if the type has no other one: `LiveAPI.init`.
  func function(initializers: (String) -> [InitializerDeclaration]) -> String? {
    let code = body.filter { !$0.isWhitespace }
    let type = code.prefix { $0 != "(" }
    let name = type.hasSuffix(".init") ? type.dropLast(".init".count) : type
    let known = initializers(String(name))
    guard known.count == 1, let only = known.first, only.isPlain, only.parameters.count == dependencies.count else {
      return nil
    }
    var values: [String] = []
    for parameter in only.parameters {
      guard
        let value = dependencies.first(where: {
          Registration.key($0.type) == Registration.key(parameter.type) && !values.contains($0.name)
        })
      else { return nil }
      values.append(value.name)
    }
    let arguments = zip(only.parameters, values).map { parameter, value in
      parameter.label.map { "\($0):\(value)" } ?? value
    }
    return code == "\(type)(\(arguments.joined(separator: ",")))" ? "\(name).init" : nil
  }
}
