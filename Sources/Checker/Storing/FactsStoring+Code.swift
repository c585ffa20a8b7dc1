extension FactsWriter {
  mutating func write(_ expression: Expression) {
    switch expression {
    case .name(let name):
      number(0)
      text(name)
    case .type(let type):
      number(1)
      text(type)
    case .reference(let reference, let base):
      number(2)
      write(reference)
      optional(base) { $0.number($1) }
    case .call(let function, let arguments, let place):
      number(3)
      number(function)
      list(arguments) { writer, argument in
        writer.text(argument.label)
        writer.number(argument.value)
      }
      write(place)
    case .closure(let parameters, let body, let isImplicit):
      number(4)
      texts(parameters)
      numbers(body)
      truth(isImplicit)
    case .literal(let value):
      number(5)
      text(value)
    case .callSite(let place):
      number(6)
      write(place)
    case .choice(let alternatives, let place):
      number(7)
      numbers(alternatives)
      write(place)
    case .other(let parts):
      number(8)
      numbers(parts)
    case .collection(let parts, let place):
      number(9)
      numbers(parts)
      write(place)
    case .assignment(let destination, let value, let place):
      number(10)
      number(destination)
      number(value)
      write(place)
    case .accessors(let read, let written):
      number(11)
      optional(read) { $0.number($1) }
      numbers(written)
    case .unknownForm(let form, let place):
      number(12)
      text(form)
      write(place)
    case .unreadBinder(let place):
      number(13)
      write(place)
    case .array(let parts, let place):
      number(14)
      numbers(parts)
      write(place)
    }
  }

  private mutating func write(_ reference: DeclarationReference) {
    text(reference.symbol)
    text(reference.name)
    list(reference.substitutions) { writer, substitution in
      writer.text(substitution.parameter)
      writer.text(substitution.type)
    }
    write(reference.place)
  }

  mutating func write(_ statement: Statement) {
    switch statement {
    case .expression(let expression):
      number(0)
      number(expression)
    case .local(let name, let value):
      number(1)
      text(name)
      optional(value) { $0.number($1) }
    case .branch(let alternatives, let place):
      number(2)
      list(alternatives) { $0.numbers($1) }
      write(place)
    case .loop(let body, let place):
      number(3)
      numbers(body)
      write(place)
    case .leave(let value):
      number(4)
      optional(value) { $0.number($1) }
    case .later(let body):
      number(5)
      numbers(body)
    case .jump(let place):
      number(6)
      write(place)
    case .end: number(7)
    case .block(let body):
      number(8)
      numbers(body)
    case .attempt(let body, let fails):
      number(9)
      numbers(body)
      truth(fails)
    case .failure: number(10)
    case .success: number(11)
    case .iteration(let sequence, let element, let body, let place):
      number(12)
      number(sequence)
      text(element)
      numbers(body)
      write(place)
    }
  }
}

extension FactsReader {
  mutating func expression() throws -> Expression {
    switch try number() {
    case 0: .name(try text())
    case 1: .type(try text())
    case 2: .reference(try reference(), base: try optional { try $0.number() })
    case 3:
      .call(
        try number(), try list { Expression.Argument(label: try $0.text(), value: try $0.number()) }, try place())
    case 4: .closure(parameters: try texts(), body: try numbers(), isImplicit: try truth())
    case 5: .literal(try text())
    case 6: .callSite(try place())
    case 7: .choice(try numbers(), try place())
    case 8: .other(try numbers())
    case 9: .collection(try numbers(), try place())
    case 10: .assignment(to: try number(), try number(), try place())
    case 11: .accessors(read: try optional { try $0.number() }, written: try numbers())
    case 12: .unknownForm(try text(), try place())
    case 13: .unreadBinder(try place())
    case 14: .array(try numbers(), try place())
    default: throw FactsError.damaged
    }
  }

  private mutating func reference() throws -> DeclarationReference {
    DeclarationReference(
      symbol: try text(), name: try text(),
      substitutions: try list {
        DeclarationReference.Substitution(parameter: try $0.text(), type: try $0.text())
      }, place: try place())
  }

  mutating func statement() throws -> Statement {
    switch try number() {
    case 0: .expression(try number())
    case 1: .local(try text(), try optional { try $0.number() })
    case 2: .branch(try list { try $0.numbers() }, try place())
    case 3: .loop(try numbers(), try place())
    case 4: .leave(try optional { try $0.number() })
    case 5: .later(try numbers())
    case 6: .jump(try place())
    case 7: .end
    case 8: .block(try numbers())
    case 9: .attempt(try numbers(), fails: try truth())
    case 10: .failure
    case 11: .success
    case 12: .iteration(over: try number(), element: try text(), try numbers(), try place())
    default: throw FactsError.damaged
    }
  }
}
