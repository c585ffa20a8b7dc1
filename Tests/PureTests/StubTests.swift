import Pure
import PureStub
import Testing

@Suite("Stubs of factories and configurators") struct StubTests {
  @Test("A factory stub creates the result of its closure from the payload") func factory() {
    let stub = Parcel.Factory.stub { payload in Parcel(contents: "stubbed \(payload.contents)") }
    #expect(stub.create(payload: .init(contents: "books")).contents == "stubbed books")
  }

  @Test("A factory stub can be passed as a factory") func substitution() {
    let office = PostOffice(parcels: Parcel.Factory.stub { _ in Parcel(contents: "stub") })
    #expect(office.send("books").contents == "stub")
  }

  @Test("A configurator stub runs its closure on the object") func configurator() {
    let parcel = Parcel(contents: "")
    let stub = Parcel.Configurator.stub { parcel, payload in parcel.contents = "stubbed \(payload.contents)" }
    stub.configure(parcel, payload: .init(contents: "wool"))
    #expect(parcel.contents == "stubbed wool")
  }

  @Test("A factory stub with an object returns that object") func instance() {
    let parcel = Parcel(contents: "wool")
    #expect(PostOffice(parcels: .stub(parcel)).send("books") === parcel)
  }

  @Test("A factory stub evaluates its object for each call") func instances() {
    var count = 0
    func next() -> Parcel {
      count += 1
      return Parcel(contents: "\(count)")
    }
    let office = PostOffice(parcels: .stub(next()))
    #expect(count == 0)
    #expect([office.send("books").contents, office.send("books").contents] == ["1", "2"])
  }

  @Test("A configurator stub without a closure leaves objects as they are") func untouched() {
    let parcel = Parcel(contents: "wool")
    let stub: Parcel.Configurator = .stub()
    stub.configure(parcel, payload: .init(contents: "books"))
    #expect(parcel.contents == "wool")
  }

  @Test("A factory stub without an object stops the program when it should create one") func noObject() async {
    for stub in [Parcel.Factory.stub(), .stub(nil), .stub { _ in nil }] {
      #expect(type(of: stub) == StubFactory<Parcel>.self)
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Parcel.Factory.stub().create(payload: .init(contents: "books"))
    }
    #expect(
      result?.errorText.contains(
        "A stub of Factory<Parcel> has no object, but a function called create.\n"
          + "Pass an object, or a closure that returns one, to stub.") == true)
  }

  @Test("Stubs work with Void payloads") func void() {
    var completed = 0
    Bell.Factory.stub { _ in Bell(dependency: 440, payload: ()) }.create().ring()
    Bell.Configurator.stub { _, _ in completed += 1 }.configure(Bell(dependency: 1, payload: ()))
    #expect(completed == 1)
  }

  @Test("A custom create that calls the original create reaches the stub") func customised() {
    let stub = Parcel.Factory.stub { payload in Parcel(contents: payload.contents) }
    #expect(stub.create(payload: .init(contents: "glass"), label: "fragile").contents == "fragile: glass")
  }

  @Test("A stub whose create an extension hides stops the program with a suggested fix") func hidden() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Kennel.Factory.stub { _ in Kennel(dependency: 1, payload: 2) }.create(payload: 3)
    }
    #expect(
      result?.errorText.contains(
        "A stub does not replace a function of an extension that hides create(payload:): use Factory(dependency:) with a "
          + "test dependency, or move the function to a subclass.") == true)
    #expect(Kennel.Factory(dependency: 4).create(payload: 3).number == 12)
  }

  @Test("A stub whose dependency is read stops the program with a message") func dependency() async {
    let ofFactory = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (Parcel.Factory.stub() as Factory<Parcel>).dependency
    }
    #expect(
      ofFactory?.errorText.contains("A stub of Factory<Parcel> has no dependency, but a function read it.") == true)
    let ofConfigurator = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = (Parcel.Configurator.stub() as Configurator<Parcel>).dependency
    }
    #expect(
      ofConfigurator?.errorText.contains("A stub of Configurator<Parcel> has no dependency, but a function read it.")
        == true)
  }
}

private final class Parcel: FactoryModule, ConfiguratorModule {
  struct Dependency {
    let paper: String
  }
  struct Payload {
    let contents: String
  }

  var contents: String

  init(contents: String) {
    self.contents = contents
  }

  convenience init(dependency: Dependency, payload: Payload) {
    self.init(contents: "\(payload.contents) in \(dependency.paper)")
  }

  func configure(dependency: Dependency, payload: Payload) {
    contents = "\(payload.contents) in \(dependency.paper)"
  }
}

extension Factory where Module == Parcel {
  fileprivate func create(payload: Module.Payload, label: String) -> Module {
    let parcel = create(payload: payload)
    parcel.contents = "\(label): \(parcel.contents)"
    return parcel
  }
}

private struct PostOffice {
  let parcels: Parcel.Factory

  func send(_ contents: String) -> Parcel {
    parcels.create(payload: .init(contents: contents))
  }
}

private final class Bell: FactoryModule, ConfiguratorModule {
  typealias Dependency = Int
  typealias Payload = Void
  init(dependency: Int, payload: Void) {}
  func configure(dependency: Int, payload: Void) {}
  func ring() {}
}

private struct Kennel: FactoryModule {
  typealias Dependency = Int
  typealias Payload = Int
  let number: Int
  init(dependency: Int, payload: Int) { number = dependency + payload }
}

extension Factory where Module == Kennel {
  fileprivate func create(payload: Module.Payload) -> Module {
    Kennel(dependency: dependency * payload, payload: 0)
  }
}
