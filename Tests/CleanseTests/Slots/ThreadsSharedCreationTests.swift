import TestSupport
import Cleanse
import Testing

@Suite("Shared objects on several threads")
struct ThreadsSharedCreationTests {
  private static let rounds = 5

  private final class Engine {
    init() { Race.dawdle() }
  }

  private struct Plain: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().to {
        made.update { $0 += 1 }
        return Engine()
      }
    }
  }

  @Test("Threads that request a shared object create it once")
  func object() throws {
    for _ in 0..<Self.rounds {
      let engine = try resolve(Provider<Engine>.self, from: Plain.self)
      let seen = Race.run { _ in engine.get() }
      #expect(seen.count == 8)
      #expect(seen.allSatisfy { $0 === seen[0] })
    }
    #expect(Plain.made.value == Self.rounds)
  }

  private struct Reading: Equatable {
    let number: Int
    let text: String
  }

  private struct Values: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Reading.self).sharedInScope().to {
        let number = made.update { count in
          count += 1
          return count
        }
        Race.dawdle()
        return Reading(number: number, text: "this is reading number \(number), with a text on the heap")
      }
    }
  }

  @Test("Threads that request a shared struct create it once and get copies")
  func structure() throws {
    for round in 1...Self.rounds {
      let reading = try resolve((() -> Reading).self, from: Values.self)
      let seen = Race.run { _ in reading() }
      let made = Reading(number: round, text: "this is reading number \(round), with a text on the heap")
      #expect(seen == Array(repeating: made, count: 8))
    }
  }

  private protocol Vehicle: AnyObject {}
  private protocol Figure { var number: Int { get } }
  private final class Car: Vehicle {}
  private struct Wide: Figure {
    let number: Int
    // Too large for the buffer of an existential.
    let rest = (1, 2, 3, 4, 5)
  }

  private struct Existentials: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind((any Vehicle).self).sharedInScope().to {
        Race.dawdle()
        return Car()
      }
      binder.bind((any Figure).self).sharedInScope().to {
        Race.dawdle()
        return Wide(
          number: made.update { count in
            count += 1
            return count
          })
      }
    }
  }

  @Test("Threads that request a shared existential create it once")
  func existential() throws {
    for round in 1...Self.rounds {
      let both = try resolve(
        HoldingBoth<Provider<any Vehicle>, Provider<any Figure>>.self, from: BothExistentials.self)
      let vehicles = Race.run { _ in both.first.get() }
      #expect(vehicles.allSatisfy { $0 === vehicles[0] })
      let figures = Race.run { _ in both.second.get() }
      #expect(figures.map(\.number) == Array(repeating: round, count: 8))
    }
  }

  private struct BothExistentials: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: Existentials.self)
      binder.bind().to(factory: HoldingBoth<Provider<any Vehicle>, Provider<any Figure>>.init)
    }
  }

  @Test("Threads that request an optional of a shared object create it once")
  func optionalRequest() throws {
    let engine = try resolve(Provider<Engine?>.self, from: Plainer.self)
    let seen = Race.run { _ in engine.get() }
    let first = try #require(seen[0])
    #expect(seen.allSatisfy { $0 === first })
    #expect(Plainer.made.value == 1)
  }

  private struct Plainer: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).sharedInScope().to {
        made.update { $0 += 1 }
        return Engine()
      }
    }
  }

  private struct Nothing: Module {
    static let asked = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine?.self).sharedInScope().to {
        asked.update { $0 += 1 }
        Race.dawdle()
        return nil
      }
    }
  }

  @Test("Threads that request a shared optional evaluate a nil once")
  func nothing() throws {
    let engine = try resolve(Provider<Engine?>.self, from: Nothing.self)
    let seen = Race.run { _ in engine.get() == nil }
    #expect(seen == Array(repeating: true, count: 8))
    #expect(Nothing.asked.value == 1)
  }

  private struct Contributions: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      for _ in 0..<2 {
        binder.bind(Engine.self).intoCollection().sharedInScope().to {
          made.update { $0 += 1 }
          return Engine()
        }
      }
      binder.bind(Engine.self).intoCollection().to {
        made.update { $0 += 100 }
        return Engine()
      }
    }
  }

  @Test("Threads create each shared contribution once and each unshared contribution per request")
  func contributions() throws {
    let engines = try resolve(Provider<[Engine]>.self, from: Contributions.self)
    let seen = Race.run { _ in engines.get() }
    #expect(seen.allSatisfy { $0.count == 3 && $0[0] === seen[0][0] && $0[1] === seen[0][1] })
    #expect(seen[0][0] !== seen[0][1])
    #expect(Set(seen.map { ObjectIdentifier($0[2]) }).count == 8)
    #expect(Contributions.made.value == 802)
  }

  private struct Name: Cleanse.Tag {
    typealias Element = Engine
  }

  private struct Tagged: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Engine.self).tagged(with: Name.self).sharedInScope().to {
        made.update { $0 += 1 }
        return Engine()
      }
    }
  }

  @Test("Threads that request a tagged shared object create it once")
  func tagged() throws {
    let engine = try resolve(TaggedProvider<Name>.self, from: Tagged.self)
    let seen = Race.run { _ in engine.get() }
    #expect(seen.allSatisfy { $0 === seen[0] })
    #expect(Tagged.made.value == 1)
  }
}
