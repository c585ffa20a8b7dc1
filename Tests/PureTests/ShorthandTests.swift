import Pure
import Testing

@Suite("Modules without a dependency or a payload") struct ShorthandTests {
  @Test("A factory module may omit a Void dependency or payload") func factoryModules() {
    #expect(Letter(payload: "Hello").text == "Hello")
    #expect(Letter.Factory().create(payload: "Hello").text == "Hello")
    #expect(Stamp(dependency: 3).value == 3)
    #expect(Stamp.Factory(dependency: 3).create().value == 3)
    #expect(Blank().isBlank)
    #expect(Blank.Factory().create().isBlank)
  }

  @Test("A configurator module may omit a Void dependency or payload") func configuratorModules() {
    let letter = Letter(payload: "")
    letter.configure(payload: "Hello")
    #expect(letter.text == "Hello")
    let stamp = Stamp(dependency: 1)
    stamp.configure(dependency: 4)
    #expect(stamp.value == 4)
    let blank = Blank()
    blank.configure()
    #expect(!blank.isBlank)
  }

  @Test("A module may nest a payload without a dependency") func nested() {
    #expect(Parcel(payload: .init(weight: 2)).weight == 2)
    #expect(Parcel.Factory().create(payload: .init(weight: 2)).weight == 2)
  }

  @Test("A module with a Void dependency or payload may be generic") func generic() {
    #expect(Box<Int, Void>(dependency: 5).dependency == 5)
    #expect(Box<Void, Int>(payload: 6).payload == 6)
    #expect(Box<Void, Void>.Factory().create().payload == ())
  }
}

private final class Letter: FactoryModule, ConfiguratorModule {
  typealias Payload = String
  private(set) var text: String

  init(dependency: Dependency, payload: Payload) {
    text = payload
  }

  func configure(dependency: Dependency, payload: Payload) {
    text = payload
  }
}

private final class Stamp: FactoryModule, ConfiguratorModule {
  typealias Dependency = Int
  private(set) var value: Int

  init(dependency: Dependency, payload: Payload) {
    value = dependency
  }

  func configure(dependency: Dependency, payload: Payload) {
    value = dependency
  }
}

private final class Blank: FactoryModule, ConfiguratorModule {
  private(set) var isBlank = true

  init(dependency: Dependency, payload: Payload) {}

  func configure(dependency: Dependency, payload: Payload) {
    isBlank = false
  }
}

private struct Parcel: FactoryModule {
  struct Payload {
    let weight: Int
  }

  let weight: Int

  init(dependency: Dependency, payload: Payload) {
    weight = payload.weight
  }
}

private final class Box<Dependency, Payload>: FactoryModule {
  let dependency: Dependency
  let payload: Payload

  init(dependency: Dependency, payload: Payload) {
    self.dependency = dependency
    self.payload = payload
  }
}
