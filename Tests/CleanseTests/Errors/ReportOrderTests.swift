import Cleanse
import Foundation
import Testing

@Suite("Order of reports")
struct ReportOrderTests {
  struct Missing<Name> {}

  struct Missings: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to { (_: Missing<Int8>) in 1 }
      binder.bind(Int16.self).to { (_: Missing<Int16>, _: Missing<Int8>) in 1 }
      binder.bind(Int32.self).to { (_: Missing<Int32>) in 1 }
    }
  }

  struct Duplicates: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(UInt8.self).to(value: 1)
      binder.bind(UInt16.self).to(value: 1)
      binder.bind(UInt16.self).to(value: 2)
      binder.bind(UInt8.self).to(value: 2)
    }
  }

  struct Cycles: Module {
    static let first = #line + 2
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Float.self).to { (_: Double) in 1 }
      binder.bind(String.self).to { (_: String) in "" }
      binder.bind(Double.self).to { (_: Float) in 1 }
    }
  }

  struct Three<First: Module, Second: Module, Third: Module>: Module
  where First.Scope == Singleton, Second.Scope == Singleton, Third.Scope == Singleton {
    static func configure(binder: Binder<Singleton>) {
      binder.include(module: First.self)
      binder.include(module: Second.self)
      binder.include(module: Third.self)
    }
  }

  private static let expected = [
    FaultPlace(MissingProvider.self, Missings.first),
    FaultPlace(MissingProvider.self, Missings.first + 1),
    FaultPlace(MissingProvider.self, Missings.first + 2),
    FaultPlace(DuplicateBinding.self, Duplicates.first),
    FaultPlace(DuplicateBinding.self, Duplicates.first + 1),
    FaultPlace(DependencyCycle.self, Cycles.first),
    FaultPlace(DependencyCycle.self, Cycles.first + 1),
  ]

  @Test("A report lists errors in source order, independent of the order of included modules")
  func inclusion() {
    #expect(places(in: Three<Missings, Duplicates, Cycles>.self) == Self.expected)
    #expect(places(in: Three<Cycles, Duplicates, Missings>.self) == Self.expected)
    #expect(places(in: Three<Duplicates, Cycles, Missings>.self) == Self.expected)
  }

  private func places<M: Module>(in module: M.Type) -> [FaultPlace] {
    faults(of: Checked<M>.self).map { FaultPlace($0) }
  }

  private enum First { struct Handle {} }
  private enum Second { struct Handle {} }
  private enum Third { struct Handle {} }
  private enum Fourth { struct Handle {} }
  private enum Fifth { struct Handle {} }
  private static let handles: [Any.Type] = [
    First.Handle.self, Second.Handle.self, Third.Handle.self, Fourth.Handle.self, Fifth.Handle.self,
  ]

  private struct SameNames: Module {
    static func configure(binder: Binder<Singleton>) {
      binder.bind(Int8.self).to {
        (_: Third.Handle, _: First.Handle, _: Fifth.Handle, _: Second.Handle, _: Fourth.Handle) in 1
      }
    }
  }

  @Test("A report lists types of one name in the same order in every process")
  func sameNames() async {
    var orders: Set<[UInt8]> = []
    for _ in 0..<4 {
      // Each process has a different hash seed.
      let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let order = faults(MissingProvider.self, of: Checked<SameNames>.self).map { error in
          Self.handles.firstIndex { $0 == error.requestedType }
        }
        guard Set(order) == [0, 1, 2, 3, 4] else { fatalError("\(order)") }
        FileHandle.standardError.write(Data("\(order)\n".utf8))
      }
      orders.insert(result?.standardErrorContent ?? [])
    }
    #expect(orders.count == 1)
    #expect(orders.first?.isEmpty == false)
  }
}
