import Testing

@testable import cleansec

@Suite("Type names") struct SwiftTypeTests {
  @Test(
    "A complete type name is unchanged after parsing",
    arguments: [
      "App.Engine", "Swift.Optional<App.Engine>", "Swift.Dictionary<Swift.String, Swift.Array<Swift.Int>>", "()",
      "() -> App.Engine", "(Swift.Int, Swift.String)", "@Sendable (Swift.Int) throws -> Swift.String",
      "App.Outer<Swift.Int>.In<Swift.String>", "App.P1 & App.P2", "App.P1.Protocol", "Cleanse.Module.Type",
      "Swift.Optional<() -> Swift.Array<Swift.Int>>", "App.`HTTP client`", "App.`TLS 1.3`.`a<b, (c)`",
      "(App.`Box of`<App.`HTTP client`>) -> App.`1st`",
    ])
  func unchanged(name: String) {
    #expect(SwiftType(name).fullName == name)
    #expect(SwiftType(name).isClosed)
  }

  @Test("The type parser accepts random and deeply nested texts without a crash") func anyText() {
    let words = [
      "A", "B1", "S3", ".", "<", ">", "(", ")", "[", "]", " ", ",", "->", " in ", "(extension in ", ":", " #", "Swift",
      "Sendable", " & ", "any ", "Pack{", "}", "~", "Type", "`", "Foo", "é",
    ]
    var seed: UInt64 = 1
    func number(below end: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(end))
    }
    for _ in 0..<20_000 {
      let text = (0..<number(below: 12)).map { _ in words[number(below: words.count)] }.joined()
      #expect(SwiftType(text) == SwiftType(text), "\(text)")
      _ = SwiftTypeParser.types(inPack: text)
    }
    let deep = String(repeating: "App.Box<", count: 100_000)
    #expect(SwiftType(deep).fullName.hasPrefix("App.Box<"))
    #expect(!SwiftType("A" + String(repeating: ".Type", count: 100_000)).fullName.isEmpty)
  }

  @Test(
    "Marker protocols are removed from a type name",
    arguments: [
      ("App.P & Swift.Sendable", "App.P"), ("Swift.Sendable & Swift.AnyObject", "Swift.AnyObject"),
      ("Swift.Sendable", "Any"), ("Swift.Sendable & Swift.Escapable", "Any"),
      ("App.P1 & App.P2 & Swift.Sendable", "App.P1 & App.P2"),
      ("App.Box<Swift.Sendable>", "App.Box<Any>"), ("(App.P & Swift.Sendable) -> Swift.Sendable", "(App.P) -> Any"),
      ("any App.P & Swift.Sendable<Self.App.P.X == Swift.Int>", "any App.P<Self.App.P.X == Swift.Int>"),
      ("any Swift.Sendable & App.P<Self.App.P.X == Swift.Int>", "any App.P<Self.App.P.X == Swift.Int>"),
      ("App.P & ~Swift.Copyable", "App.P & ~Swift.Copyable"), ("Swift.Sendable.Type", "Any.Type"),
    ])
  func markers(name: String, plain: String) {
    #expect(SwiftType(name) == SwiftType(plain))
    #expect(SwiftType(name).fullName == plain)
  }

  @Test("Equal types can differ in their composition with Sendable")
  func composition() {
    let names = [
      "App.P & Swift.Sendable", "Swift.Sendable & App.P", "App.Box<Swift.Sendable>",
      "(App.P & Swift.Sendable, Swift.Int)",
    ]
    #expect(names.map { SwiftType($0).isComposedWithSendable } == [true, true, true, true])
    let others = ["App.P", "App.P & Swift.SendableMetatype", "App.Box<Any>", "(App.P, Swift.Int)"]
    #expect(others.map { SwiftType($0).isComposedWithSendable } == [false, false, false, false])
  }

  @Test("Constraints of an extension are not part of a type name") func constrainedExtensions() {
    let type = SwiftType("(extension in App):App.Box<Swift.Int><A where A: Swift.Comparable>.Part")
    #expect(type.fullName == "App.Box<Swift.Int>.Part")
    let index = "(extension in Swift):Swift.Range<Swift.Int>< where A: Swift.P, A.S: (Swift.Q) -> ()>.Index"
    #expect(SwiftType(index).fullName == "Swift.Range<Swift.Int>.Index")
  }

  @Test("Private and local contexts are distinguished and are not part of the type name") func contexts() {
    #expect(
      SwiftType("App.Outer<A>.(Priv in _33BE)<Swift.Int>").fullName
        == "App.Outer<A>.(unknown context at _33BE).Priv<Swift.Int>")
    #expect(
      SwiftType("App.(`Top (secret)` in _33BE).`in ner`").fullName
        == "App.(unknown context at _33BE).`Top (secret)`.`in ner`")
    #expect(
      SwiftType("`lo cal` #1 in App.`HTTP client`.`make (it)`() -> ()").names
        == ["App", "(unknown context at _#1_in_App__HTTP_client___make__it_____-____)", "`lo cal`"])
    #expect(SwiftType(declaration: "App.`TLS 1.3`.Key").names == ["App", "`TLS 1.3`", "Key"])
    #expect(SwiftType("App.(Hidden in _1A).Deep").declarationName == "App.(unknown context at _1A).Hidden.Deep")
    let local = SwiftType("Swift.Array<Local #1 in static App.T.f(Swift.Array<Swift.Int>) -> ()>").arguments[0]
    #expect(local.declarationName?.hasPrefix("App.(unknown context at ") == true)
    #expect(local.declarationName?.hasSuffix(").Local") == true)
    #expect(local != SwiftType("Local #2 in static App.T.f(Swift.Array<Swift.Int>) -> ()"))
  }

  @Test("Declared types with the names of metatypes are demangled in backticks") func metatypeNames() {
    var demangler = Demangler()
    #expect(demangler.text(of: "$s3App4SiteO4TypeVD") == "App.Site.`Type`")
    #expect(demangler.text(of: "$s3App4SiteOmD") == "App.Site.Type")
    #expect(demangler.text(of: "$s3App4SiteO8ProtocolVmD") == "App.Site.`Protocol`.Type")
    #expect(demangler.text(of: "$s3App14TypeOfLocationVD") == "App.TypeOfLocation")
    #expect(demangler.text(of: "$s3App6MyTypeVD") == "App.MyType")
    let local = demangler.text(of: "$s3App4makeyyF4TypeL_VD").map { SwiftType($0).names }
    #expect(local?.first == "App")
    #expect(local?.last == "`Type`")
  }

  @Test("Type parameters are substituted, including those of outer types") func substitution() {
    let instance = SwiftType("App.Outer<Swift.Int>.Plain.In<Swift.String, App.A>")
    #expect(
      instance.substitutions == [
        "A": SwiftType("Swift.Int"), "A1": SwiftType("Swift.String"), "B1": SwiftType("App.A"),
      ])
    let open = SwiftType("Swift.Array<(A, () -> B1)>")
    #expect(!open.isClosed)
    #expect(
      open.substituting(instance.substitutions) { _, _ in nil } == SwiftType("Swift.Array<(Swift.Int, () -> App.A)>"))
  }

  @Test("Associated types are substituted by the lookup closure") func associatedTypes() {
    let member = SwiftType("Cleanse.Provider<A.Cleanse.Tag.Element>")
    let replaced = member.substituting(["A": SwiftType("App.Name")]) { type, name in
      type == SwiftType("App.Name") && name == "Element" ? SwiftType("Swift.String") : nil
    }
    #expect(replaced == SwiftType("Cleanse.Provider<Swift.String>"))
  }

  @Test("A metatype of a type parameter is substituted as a metatype and not as an associated type") func metatypes() {
    #expect(SwiftType("A.Type").substituting(["A": SwiftType("App.B")]) { _, _ in nil }.fullName == "App.B.Type")
  }

  @Test(
    "The type parser accepts malformed texts without a crash",
    arguments: ["", "<", ">", "(", "A<", "App.", "App.(", "(x in ", " #", "A #", "->", ",,"])
  func nonsense(text: String) {
    _ = SwiftType(text).fullName
  }
}
