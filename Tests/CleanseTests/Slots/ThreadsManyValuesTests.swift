import TestSupport
import Cleanse
import Testing

@Suite("Different shared objects on several threads")
struct ThreadsManyValuesTests {
  private final class Base {
    init() { Race.dawdle() }
  }
  private final class Left {
    let base: Base
    init(base: Base) {
      self.base = base
      Race.dawdle()
    }
  }
  private final class Right {
    let base: Base
    init(base: Base) {
      self.base = base
      Race.dawdle()
    }
  }
  private final class Top {
    let left: Left
    let right: Right
    init(left: Left, right: Right) {
      self.left = left
      self.right = right
      Race.dawdle()
    }
  }
  private struct Diamond {
    let base: Provider<Base>
    let left: Provider<Left>
    let right: Provider<Right>
    let top: Provider<Top>
  }

  private struct Diamonds: Module {
    static let made = Locked(0)
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Base.self).sharedInScope().to {
        made.update { $0 += 1 }
        return Base()
      }
      binder.bind().sharedInScope().to(factory: Left.init)
      binder.bind().sharedInScope().to(factory: Right.init)
      binder.bind().sharedInScope().to(factory: Top.init)
      binder.bind().to(factory: Diamond.init)
    }
  }

  @Test("Threads that create different shared objects share their common dependencies")
  func diamond() throws {
    for round in 1...10 {
      let diamond = try resolve(Diamond.self, from: Diamonds.self)
      let bases = Race.run { number in
        switch number % 4 {
        case 0: diamond.base.get()
        case 1: diamond.left.get().base
        case 2: diamond.right.get().base
        default: diamond.top.get().right.base
        }
      }
      let top = diamond.top.get()
      #expect(bases.allSatisfy { $0 === top.left.base })
      #expect(top.left === diamond.left.get() && top.right === diamond.right.get())
      #expect(Diamonds.made.value == round)
    }
  }

  private final class First {
    let second: WeakProvider<Second>
    init(second: WeakProvider<Second>) {
      self.second = second
      Race.dawdle()
    }
  }
  private final class Second {
    let first: First
    init(first: First) {
      self.first = first
      Race.dawdle()
    }
  }
  private struct Couple: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind().sharedInScope().to(factory: First.init)
      binder.bind().sharedInScope().to(factory: Second.init)
      binder.bind().to(factory: HoldingBoth<Provider<First>, Provider<Second>>.init)
    }
  }

  @Test("Threads create a cycle with a weak provider without a deadlock")
  func couple() throws {
    for _ in 0..<10 {
      let couple = try resolve(HoldingBoth<Provider<First>, Provider<Second>>.self, from: Couple.self)
      let firsts = Race.run { number in
        number.isMultiple(of: 2) ? couple.first.get() : couple.second.get().first
      }
      let second = couple.second.get()
      #expect(firsts.allSatisfy { $0 === second.first })
      let seconds = Race.run { _ in firsts[0].second.get() }
      #expect(seconds.allSatisfy { $0 === second })
    }
  }

  /// Has fields that the initializer writes one after another.
  private final class Record {
    var numbers: [Int] = []
    var texts: [Int: String] = [:]
    var nested: Record?
    init(depth: Int) {
      for number in 0..<50 {
        numbers.append(number)
        texts[number] = "text number \(number), long enough for the heap"
      }
      if depth > 0 { nested = Record(depth: depth - 1) }
    }
    var isWhole: Bool {
      numbers == Array(0..<50) && texts.count == 50 && texts[49] == "text number 49, long enough for the heap"
        && nested?.isWhole != false
    }
  }
  private struct Records: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Record.self).sharedInScope().to { Record(depth: 2) }
    }
  }

  @Test("Threads see all fields that an initializer on another thread wrote")
  func publication() throws {
    for _ in 0..<20 {
      let record = try resolve(Provider<Record>.self, from: Records.self)
      let seen = Race.run { _ in record.get().isWhole }
      #expect(seen == Array(repeating: true, count: 8))
    }
  }

  @Test("A later thread sees all fields that an initializer on another thread wrote")
  func later() throws {
    let record = try resolve(Provider<Record>.self, from: Records.self)
    let isReady = Locked(false)
    let seen = Race.run { number -> Bool in
      if number == 0 {
        let made = record.get()
        isReady.update { $0 = true }
        return made.isWhole
      }
      while !isReady.value { Race.dawdle() }
      return record.get().isWhole
    }
    #expect(seen == Array(repeating: true, count: 8))
  }
}
