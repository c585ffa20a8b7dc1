import Testing

@Suite("Errors thrown during configuration") struct ThrownErrorTests {
  @Test("A binding before the first thrown error counts as bound, and one after it as conditional") func thrown()
    throws
  {
    let source = MarkedSource(
      text: """
        import Cleanse

        struct Failure: Error {}
        nonisolated(unsafe) var isOn = Bool.random()
        func check() throws {}
        func optional(_ binder: UnscopedBinder) throws {
          binder.bind(Int8.self).to(value: 1)
          if isOn { throw Failure() }
        }
        func always(_ binder: UnscopedBinder) throws {
          binder.bind(Int8.self).to(value: 1)
          throw Failure()
        }
        func outer(_ binder: UnscopedBinder) throws {
          binder.bind(Int16.self).to(value: 1)
          try optional(binder)
        }
        func late(_ binder: UnscopedBinder) throws {
          try check()
          binder.bind(Int8.self).to(value: 1)  // warning: Int8: is always required but bound only in some branches
        }
        func helper(_ binder: UnscopedBinder) {
          do { try optional(binder) } catch { print(error) }
          binder.bind(Int16.self).to(value: 1)
        }
        func value(_ binder: UnscopedBinder) throws -> Int16 {
          binder.bind(Int8.self).to(value: 1)
          try check()
          return 1
        }

        protocol Asking: RootComponent where Root == Int {}
        extension Asking {
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (_: Int8) in 1 }
          }
        }
        struct Caught: Asking { static func configure(binder: UnscopedBinder) { do { try optional(binder) } catch {} } }
        struct Dropped: Asking { static func configure(binder: UnscopedBinder) { try? optional(binder) } }
        struct AlwaysCaught: Asking { static func configure(binder: UnscopedBinder) { do { try always(binder) } catch {} } }
        struct AlwaysDropped: Asking { static func configure(binder: UnscopedBinder) { try? always(binder) } }
        struct Nested: Asking { static func configure(binder: UnscopedBinder) { do { try outer(binder) } catch {} } }
        struct Late: Asking { static func configure(binder: UnscopedBinder) { do { try late(binder) } catch {} } }
        struct Helped: Asking { static func configure(binder: UnscopedBinder) { try? inside(binder) }
          static func inside(_ binder: UnscopedBinder) throws { helper(binder); try check() } }
        struct Instead: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              let number = try value(binder)
              binder.bind(Int16.self).to(value: number)
            } catch is Failure {
              binder.bind(Int16.self).to(value: 0)
            } catch {
              binder.bind(Int16.self).to(value: 0)
            }
          }
        }
        struct Local: Asking {
          static func configure(binder: UnscopedBinder) {
            func wire<T: Sendable>(_ value: T) throws {
              binder.bind(T.self).to(value: value)
              if isOn { throw Failure() }
            }
            try? wire(1 as Int8)
          }
        }
        """)
    let found = try source.found()
    #expect(found == source.expected)
  }

  @Test("A binding on both sides of a thrown error counts as bound once") func bothSides() throws {
    let source = MarkedSource(
      text: """
        import Cleanse

        struct Failure: Error {}
        nonisolated(unsafe) var isOn = Bool.random()
        nonisolated(unsafe) var isLate = Bool.random()
        func check() throws {}
        func one(_ binder: UnscopedBinder) { binder.bind(Int8.self).to(value: 1) }

        protocol Asking: RootComponent where Root == Int {}
        extension Asking {
          static func configureRoot(binder bind: ReceiptBinder<Int>) -> BindingReceipt<Int> {
            bind.to { (_: Int8) in 1 }
          }
        }
        struct GuardBinds: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              guard isOn else {
                one(binder)
                throw Failure()
              }
              one(binder)
            } catch {}
          }
        }
        struct GuardInFunction: Asking {
          static func configure(binder: UnscopedBinder) { do { try bind(binder) } catch {} }
          static func bind(_ binder: UnscopedBinder) throws {
            guard isOn else {
              one(binder)
              throw Failure()
            }
            one(binder)
          }
        }
        struct GuardInTriedFunction: Asking {
          static func configure(binder: UnscopedBinder) { try? GuardInFunction.bind(binder) }
        }
        struct CatchBinds: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              guard isOn else { throw Failure() }
              one(binder)
            } catch {
              one(binder)
            }
          }
        }
        struct ReturnBinds: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              if isOn {
                one(binder)
                return
              }
              try check()
              one(binder)
            } catch {
              one(binder)
            }
          }
        }
        struct BreakBinds: Asking {
          static func configure(binder: UnscopedBinder) {
            outer: do {
              do {
                if isOn {
                  one(binder)
                  break outer
                }
                try check()
                one(binder)
              } catch {
                one(binder)
              }
            }
          }
        }
        struct Converted: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              do {
                try check()
              } catch {
                one(binder)
                throw Failure()
              }
              one(binder)
            } catch {}
          }
        }
        struct LateError: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              guard isOn else { throw Failure() }
              binder.bind(Int8.self).to(value: 1)  // error: Int8: is bound 2 times
              try check()
            } catch {
              binder.bind(Int8.self).to(value: 2)
            }
          }
        }
        struct NestedChoice: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              if isOn {
                guard isLate else {
                  one(binder)
                  throw Failure()
                }
              }
              one(binder)
            } catch {}
          }
        }
        struct OneSide: Asking {
          static func configure(binder: UnscopedBinder) {
            do {
              guard isOn else { throw Failure() }
              binder.bind(Int8.self).to(value: 1)  // warning: Int8: is always required but bound only in some branches
            } catch {}
          }
        }
        """)
    let found = try source.found()
    #expect(found == source.expected)
  }
}
