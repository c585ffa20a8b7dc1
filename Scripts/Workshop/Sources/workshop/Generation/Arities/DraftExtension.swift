/// The conversion of users' functions to the closures of a binding's draft.
enum DraftExtension {
  // MARK: From a function to the closure that calls it

  @SourceLines
  static func makers(_ arity: Arity) -> [String] {
    let count = arity.count
    let values = arity.values(of: "handle")
    factory(arity)
    if !arity.isEmpty {
      injector(
        arity, label: "injector\(count)", type: "(Element, \(arity.parameters)) -> Void",
        call: "injector(element, \(values))")
      injector(
        arity, label: "method\(count)", type: "(Element) -> (\(arity.parameters)) -> Void",
        call: "injector(element)(\(values))")
    }
    let seed = "Assisted<Tag.Seed>"
    let argument = "Assisted(getter: { seed })"
    assisted(
      arity, label: "assisted\(count)", parameters: [seed, arity.parameters].joinedList,
      arguments: [argument, values].joinedList)
    if !arity.isEmpty && !arity.hasPack {
      assisted(
        arity, label: "assistedLast\(count)", parameters: [arity.parameters, seed].joinedList,
        arguments: [values, argument].joinedList)
    }
  }

  private static func factory(_ arity: Arity) -> [String] {
    maker(
      arity, kind: ".factory", generics: ["Element, Stage", arity.generics], first: "_ stage: Stage.Type, ",
      function: "factory\(arity.count) factory: @escaping (\(arity.parameters)) -> Element"
    ) {
      remainder(of: "slot", arity, indentation: "      ")
      "      memory.initializeMemory(to: factory(\(arity.values(of: "slot"))))"
    }
  }

  private static func injector(_ arity: Arity, label: String, type: String, call: String) -> [String] {
    maker(
      arity, kind: ".propertyInjector", generics: ["Element: AnyObject", arity.generics],
      function: "\(label) injector: @escaping \(type)"
    ) {
      """
            let handle = SlotHandle(slot)
            memory.initializeMemory(
              as: PropertyInjector<Element>.self,
              to: PropertyInjector { element in
      """
      remainder(of: "handle.slot", arity, indentation: "          ")
      """
                \(call)
              })
      """
    }
  }

  private static func assisted(_ arity: Arity, label: String, parameters: String, arguments: String) -> [String] {
    maker(
      arity, kind: ".assistedFactory", generics: ["Tag: AssistedFactory", arity.generics],
      function: "tag: Tag.Type, \(label) factory: @escaping (\(parameters)) -> Tag.Element"
    ) {
      if !arity.isEmpty { "      let handle = SlotHandle(slot)" }
      """
            memory.initializeMemory(
              as: Factory<Tag>.self,
              to: Factory { seed in
      """
      remainder(of: "handle.slot", arity, indentation: "          ")
      """
                \(arity.hasPack ? "return " : "")factory(\(arguments))
              })
      """
    }
  }

  @SourceLines
  private static func maker(
    _ arity: Arity, kind: String, generics: [String], first: String = "", function: String,
    @SourceLines _ body: () -> [String]
  ) -> [String] {
    """

      @_alwaysEmitIntoClient
      @_transparent
      consuming func finish\(generics.generics)(
        \(first)_ file: StaticString, _ line: Int, _ function: StaticString, \(function)
      ) {
    """
    // Unshared objects are created so often that the retains and releases of a function object matter.
    if kind == ".factory" && !arity.hasPack {
      """
          if classMark(Stage.self) & \(arity.list(separator: "") { "classMark(P\($0).self) & " })classMark(Element.self) == 1 {
            return finish(file.start, line, function.start, objects\(arity.count): factory)
          }
      """
    }
    requirementList(arity)
    let types = arity.hasPack ? "requirements" : arity.metatypes
    "    finish(\([kind, types].joinedList), file.start, line, function.start) { slot, memory in"
    body()
    """
        }
      }
    """
  }

  /// The types of all dependencies if some are a pack.
  @SourceLines
  private static func requirementList(_ arity: Arity) -> [String] {
    if arity.hasPack {
      "    var requirements: [Any.Type] = [\(arity.metatypes)]"
      "    repeat requirements.append((each Rest).self)"
    }
  }

  /// The iterator over the dependencies of the pack.
  @SourceLines
  private static func remainder(of owner: String, _ arity: Arity, indentation: String) -> [String] {
    if arity.hasPack {
      "\(indentation)var rest = RemainingDependencies(of: \(owner), from: \(arity.count))"
    }
  }

  // MARK: Types of a binding's dependencies

  @SourceLines
  static func requirements(_ arity: Arity) -> [String] {
    """

      @usableFromInline
      consuming func finish\(["Element", arity.generics].generics)(
        _ file: UnsafePointer<UInt8>, _ line: Int, _ function: UnsafePointer<UInt8>,
        objects\(arity.count) factory: consuming @escaping (\(arity.parameters)) -> Element
      ) {
    """
    for position in arity.positions { "    require(P\(position).self)" }
    """
        let make = run.callsFunctionsOfObjects ? Maker(objects: IndirectFunction\(arity.count)(call: factory)) : Maker(calling: factory)
        finish(.factory, file, line, function, by: make)
      }
    """
    if !arity.isEmpty {
      """

        @usableFromInline
        consuming func finish(
          _ kind: BindingKind, \(arity.list { "_ p\($0): Any.Type" }),
          _ file: UnsafePointer<UInt8>, _ line: Int, _ function: UnsafePointer<UInt8>, make: consuming @escaping Maker.Closure
        ) {
      """
      for position in arity.positions { "    require(p\(position))" }
      """
          finish(kind, file, line, function, make: make)
        }
      """
    }
  }
}
