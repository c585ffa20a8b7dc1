import BindingGraph
import cleansec
import Testing

@Suite("Types known by their names")
struct SpelledTypesTests {
  private let types = SpelledTypes()

  private func type(_ name: String) -> TypeReference { TypeReference(spelling: name, identity: "$" + name) }

  // MARK: Shapes

  @Test("A declared type has the shape of its declaration")
  func declared() {
    types.declare(type("App.Engine"), as: TypeDeclaration(.class))
    types.declare(type("App.Cart"), as: TypeDeclaration(.struct))
    types.declare(type("App.Mode"), as: TypeDeclaration(.enum))
    types.declare(type("App.Clock"), as: TypeDeclaration(.protocol))
    types.declare(type("Swift.Int"), as: TypeDeclaration(.struct))
    #expect(
      ["App.Engine", "App.Cart", "App.Mode", "App.Clock", "Swift.Int"].map { types.shape(of: type($0)) } == [
        .object, .value, .constant, .existential, .constant,
      ])
  }

  @Test("A generic type has the shape of its declaration with any arguments")
  func genericDeclaration() {
    types.declare(type("App.Store"), as: TypeDeclaration(.class))
    #expect(types.shape(of: type("App.Store<Swift.Array<App.Page>>")) == .object)
    #expect(types.shape(of: type("Other.Store<App.Page>")) == .unknown)
  }

  @Test("Generic types of Swift and Cleanse have shapes with the declared argument types")
  func forms() {
    let (page, name, robot) = (type("App.Page"), type("App.Name"), type("App.Robot.Tag"))
    types.add(page)
    types.declare(name, as: TypeDeclaration(.struct, element: type("Swift.String")))
    types.declare(robot, as: TypeDeclaration(.struct, element: type("App.Robot")))
    types.add(type("Swift.Array<App.Page>"))
    let shapes: [String: TypeShape] = [
      "Swift.Optional<Swift.Array<App.Page>>": .optional(of: type("Swift.Array<App.Page>")),
      "Swift.Array<App.Page>": .array(of: page),
      "Swift.Set<App.Page>": .set(of: page),
      "Swift.Dictionary<App.Name, App.Page>": .dictionary(key: name, value: page),
      "Cleanse.TaggedProvider<App.Name>": .tagged(tag: name, element: type("Swift.String")),
      "Cleanse.TaggedProvider<App.Page>": .tagged(tag: page, element: nil),
      "Cleanse.Assisted<App.Page>": .assisted(of: page),
      "Cleanse.ComponentFactory<App.Page>": .componentFactory(of: page),
      "Cleanse.Factory<App.Robot.Tag>": .assistedFactory(tag: robot, seed: nil, product: type("App.Robot")),
      "Cleanse.PropertyInjector<App.Page>": .propertyInjector(of: page),
    ]
    for (name, shape) in shapes { #expect(types.shape(of: type(name)) == shape, "\(name)") }
  }

  @Test("A type of another module named like one of Swift or Cleanse has an unknown shape")
  func namesakes() {
    #expect(types.shape(of: type("App.Optional<App.Page>")) == .unknown)
    #expect(types.shape(of: type("App.Factory<App.Page>")) == .unknown)
    #expect(types.shape(of: type("App.Kit.Set<App.Page>")) == .unknown)
  }

  @Test("Type arguments are split correctly if they contain commas and arrows")
  func arguments() {
    types.add(type("App.Page"))
    let name = "Swift.Dictionary<(App.Page, Swift.Int), () -> App.Page>"
    #expect(
      types.shape(of: type(name))
        == .dictionary(
          key: TypeReference(spelling: "(App.Page, Swift.Int)"), value: TypeReference(spelling: "() -> App.Page")))
  }

  @Test("Closures, compositions and tuples have shapes without a declaration")
  func undeclarable() {
    types.add(type("App.Page"))
    #expect(types.shape(of: type("() -> App.Page")) == .closure(returning: type("App.Page")))
    #expect(types.shape(of: type("() async -> App.Page")) == .closure(returning: type("App.Page")))
    #expect(types.shape(of: type("(Swift.Int) -> App.Page")) == .constant)
    #expect(types.shape(of: type("(Swift.Int, App.Page)")) == .constant)
    #expect(types.shape(of: type("App.Clock & App.Watch")) == .existential)
    #expect(types.shape(of: type("any App.Store<App.Page>")) == .existential)
    #expect(types.shape(of: type("Swift.String")) == .constant)
    #expect(types.shape(of: type("App.Page")) == .unknown)
  }

  @Test("An argument that is the name of two types remains ambiguous")
  func ambiguous() {
    for identity in ["a", "b"] { types.add(TypeReference(spelling: "App.Page", identity: identity)) }
    #expect(types.shape(of: type("Swift.Array<App.Page>")) == .array(of: TypeReference(spelling: "App.Page")))
  }

  // MARK: Supertypes

  @Test("A type is a kind of its direct and indirect supertypes")
  func supertypes() {
    types.declare(type("App.Clock"), as: TypeDeclaration(.protocol))
    types.declare(type("App.Base"), as: TypeDeclaration(.class, supertypes: [type("App.Clock")]))
    types.declare(type("App.Watch"), as: TypeDeclaration(.class, supertypes: [type("App.Base")]))
    types.declare(type("App.Lone"), as: TypeDeclaration(.struct))
    #expect(types.isKind(type("App.Watch"), of: type("App.Base")) == true)
    #expect(types.isKind(type("App.Watch"), of: type("App.Clock")) == true)
    #expect(types.isKind(type("App.Watch"), of: type("App.Watch")) == true)
    #expect(types.isKind(type("App.Base"), of: type("App.Watch")) == false)
    #expect(types.isKind(type("App.Lone"), of: type("App.Clock")) == false)
  }

  @Test("Conformance is unknown if a supertype is undeclared")
  func unknownSupertypes() {
    types.declare(type("App.Clock"), as: TypeDeclaration(.protocol))
    types.declare(type("App.View"), as: TypeDeclaration(.class, supertypes: [type("Kit.View")]))
    #expect(types.isKind(type("App.View"), of: type("App.Clock")) == nil)
    #expect(types.isKind(type("App.View"), of: type("Kit.View")) == true)
    #expect(types.isKind(type("App.Gone"), of: type("App.Clock")) == nil)
    #expect(types.isKind(type("App.Gone"), of: type("App.Gone")) == nil)
  }

  @Test("A cycle of supertypes ends the search for a conformance")
  func cycle() {
    types.declare(type("App.A"), as: TypeDeclaration(.protocol, supertypes: [type("App.B")]))
    types.declare(type("App.B"), as: TypeDeclaration(.protocol, supertypes: [type("App.A")]))
    #expect(types.isKind(type("App.A"), of: type("App.C")) == false)
  }

  // MARK: Modules

  @Test("A module can be included in components of its own scope, and an unscoped one in all")
  func modules() {
    types.declare(type("App.Anywhere"), as: TypeDeclaration(.struct, moduleScope: .unscoped))
    types.declare(type("App.Scoped"), as: TypeDeclaration(.struct, moduleScope: .scope(type("Cleanse.Singleton"))))
    types.declare(type("App.NoModule"), as: TypeDeclaration(.struct))
    let (scope, other) = (type("Cleanse.Singleton"), type("App.SessionScope"))
    #expect([scope, other, nil].map { types.canInclude(type("App.Anywhere"), in: $0) } == [true, true, true])
    #expect([scope, other, nil].map { types.canInclude(type("App.Scoped"), in: $0) } == [true, false, false])
    #expect([scope, other, nil].map { types.canInclude(type("App.NoModule"), in: $0) } == [false, false, false])
    #expect(!types.canInclude(type("App.Unknown"), in: nil))
  }

  // MARK: Steps

  @Test("A type of an extension library has its own binding step")
  func steps() {
    types.add(type("App.Page"))
    #expect(types.bindingStep(for: type("Pure.Factory<App.Page>")) == BindingStep("bindPureFactory", type("App.Page")))
    #expect(
      types.bindingStep(for: type("Pure.Configurator<App.Page>"))
        == BindingStep("bindPureConfigurator", type("App.Page")))
    #expect(types.bindingStep(for: type("Cleanse.Factory<App.Page>")) == nil)
    #expect(types.bindingStep(for: type("App.Page")) == nil)
  }

  @Test("A type conforms to a protocol with arguments if its associated types are the arguments")
  func constrainedProtocols() {
    let types = SpelledTypes()
    let codec = TypeReference(spelling: "App.Codec", protocols: ["App.Codec"])
    let codecOfInt = TypeReference(spelling: "any App.Codec<Swift.Int>")
    let declare = { (name: String, supertypes: [TypeReference], associatedTypes: Set<TypeReference>) in
      types.declare(
        TypeReference(spelling: name),
        as: TypeDeclaration(.struct, supertypes: supertypes, associatedTypes: associatedTypes))
      return TypeReference(spelling: name)
    }
    types.declare(codec, as: TypeDeclaration(.protocol))
    let number = declare("App.Number", [codec], [TypeReference(spelling: "Swift.Int")])
    let text = declare("App.Text", [codec], [TypeReference(spelling: "Swift.String")])
    let other = declare("App.CodecBook", [], [])
    #expect(types.isKind(number, of: codecOfInt) == true)
    #expect(types.isKind(text, of: codecOfInt) == false)
    #expect(types.isKind(other, of: codecOfInt) == false)
    #expect(types.isKind(codecOfInt, of: codecOfInt) == true)
    #expect(types.isKind(TypeReference(spelling: "Lib.Unknown"), of: codecOfInt) == nil)
  }
}
