extension FactsWriter {
  mutating func write(_ place: FactPlace) {
    number(place.file)
    number(place.line)
    number(place.column)
  }

  mutating func write(_ type: TypeFacts) {
    number(Int(type.kind.rawValue))
    text(type.name)
    write(type.place)
    truth(type.isGeneric)
    truth(type.isPublic)
    truth(type.isEntryPoint)
    texts(type.supertypes)
    list(type.aliases.sorted { $0.key < $1.key }) { writer, alias in
      writer.text(alias.key)
      writer.text(alias.value)
    }
    list(type.initializers) { writer, initializer in
      writer.text(initializer.symbol)
      writer.list(initializer.parameters) { writer, parameter in
        writer.text(parameter.label)
        writer.text(parameter.type)
        writer.truth(parameter.hasDefault)
      }
      writer.truth(initializer.isImplicit)
      writer.number(Int(initializer.access.rawValue))
      writer.number(Int(initializer.outcome.rawValue))
      writer.truth(initializer.isPlain)
    }
    texts(type.cases)
    truth(type.hasMutableState)
  }

  mutating func write(_ function: FunctionFacts) {
    text(function.symbol)
    text(function.name)
    texts(function.labels)
    optional(function.owner) { $0.text($1) }
    list(function.parameters) { writer, parameter in
      writer.text(parameter.name)
      writer.text(parameter.type)
      writer.truth(parameter.isValue)
      writer.truth(parameter.hasDefault)
      writer.optional(parameter.defaultValue) { $0.number($1) }
    }
    list(function.constraints) { writer, constraint in
      writer.number(Int(constraint.kind.rawValue))
      writer.text(constraint.subject)
      writer.text(constraint.type)
    }
    texts(function.overridden)
    optional(function.body) { $0.numbers($1) }
    optional(function.range) { writer, range in
      writer.write(range.start)
      writer.write(range.end)
      writer.optional(range.tabs) { $0.text($1) }
      writer.optional(range.indentation) { $0.text($1) }
      writer.truth(range.endsOnOwnLine)
    }
  }
}

extension FactsReader {
  mutating func place() throws -> FactPlace {
    let (file, line, column) = (try number(), try number(), try number())
    guard file >= 0, 0...Int(Int32.max) ~= line, 0...Int(Int32.max) ~= column else { throw FactsError.damaged }
    return FactPlace(file: file, line: line, column: column)
  }

  mutating func type() throws -> TypeFacts {
    guard let kind = TypeFacts.Kind(rawValue: UInt8(clamping: try number())) else { throw FactsError.damaged }
    return TypeFacts(
      kind: kind, name: try text(), place: try place(), isGeneric: try truth(), isPublic: try truth(),
      isEntryPoint: try truth(), supertypes: try texts(),
      aliases: Dictionary(try list { (try $0.text(), try $0.text()) }) { $1 },
      initializers: try list { reader in
        TypeFacts.Initializer(
          symbol: try reader.text(),
          parameters: try reader.list { reader in
            TypeFacts.Initializer.Parameter(
              label: try reader.text(), type: try reader.text(), hasDefault: try reader.truth())
          },
          isImplicit: try reader.truth(),
          access: TypeFacts.Initializer.Access(rawValue: UInt8(clamping: try reader.number())) ?? .private,
          outcome: TypeFacts.Initializer.Outcome(rawValue: UInt8(clamping: try reader.number())) ?? .refused,
          isPlain: try reader.truth())
      },
      cases: try texts(), hasMutableState: try truth())
  }

  mutating func function() throws -> FunctionFacts {
    FunctionFacts(
      symbol: try text(), name: try text(), labels: try texts(), owner: try optional { try $0.text() },
      parameters: try list { try $0.parameter() }, constraints: try list { try $0.constraint() },
      overridden: try texts(), body: try optional { try $0.numbers() },
      range: try optional {
        FactRange(
          start: try $0.place(), end: try $0.place(), tabs: try $0.optional { try $0.text() },
          indentation: try $0.optional { try $0.text() }, endsOnOwnLine: try $0.truth())
      })
  }

  private mutating func parameter() throws -> FunctionFacts.Parameter {
    FunctionFacts.Parameter(
      name: try text(), type: try text(), isValue: try truth(), hasDefault: try truth(),
      defaultValue: try optional { try $0.number() })
  }

  private mutating func constraint() throws -> FunctionFacts.Constraint {
    guard let kind = FunctionFacts.Constraint.Kind(rawValue: UInt8(clamping: try number())) else {
      throw FactsError.damaged
    }
    return FunctionFacts.Constraint(kind: kind, subject: try text(), type: try text())
  }
}
