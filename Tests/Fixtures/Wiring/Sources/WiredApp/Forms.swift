import Autowire
import Cleanse

// An example of each declaration that can be wired.

protocol Clock: SharedInjectable {
  var hour: Int { get }
}

final class ClockImpl: Clock {
  let hour: Int

  init(hour: Int = 12) {
    self.hour = hour
  }
}

enum Shop {
  struct Cart: Injectable {
    let clock: any Clock
    var capacity = 10
    lazy var label = "cart"
  }

  enum Desk {
    final class Page: Injectable {
      let cart: Cart

      init(_ cart: Cart) {
        self.cart = cart
      }
    }
  }
}

/// Has the same name as a type inside `Shop`.
struct Cart: Injectable {}

actor Store: SharedInjectable {
  let cart: Cart

  init(cart: Cart) {
    self.cart = cart
  }
}

class Base {
  let clock: any Clock

  init(clock: any Clock) {
    self.clock = clock
  }
}

final class Derived: Base, Injectable {}

#if DEBUG
  struct Badge: Injectable {
    let text = "debug"
  }
#else
  struct Badge: Injectable {
    let clock: any Clock
    var text: String { "release" }
  }
#endif

struct `class`: Injectable {}

protocol Printer: Injectable {}

final class PrinterImpl: Printer, SharedInjectable {}

struct Forms: Injectable {
  let lazyCart: Provider<Shop.Cart>
  let makePage: () -> Shop.Desk.Page
  let store: Store?
  let pages: [String]
  let clock: WeakProvider<any Clock>
  let name: TaggedProvider<Name>
  let derived: Derived
  let badge: Badge
  let escaped: `class`
  let printers: [any Printer]
  let printer: any Printer
  let samePrinter: PrinterImpl
}

/// Its initializer has parameters with ownership modifiers.
final class Passing: (Injectable), @unchecked Sendable {
  let page: Shop.Desk.Page

  init(page: consuming Shop.Desk.Page, cart: borrowing Cart, store: sending Store, clock: (any Clock)?) {
    self.page = page
  }
}

protocol Refined where Self: SharedInjectable {}

struct RefinedImpl: Refined {}

struct `raw name`: Autowire.`Injectable` {
  let `a refined one`: any Refined
}

#if compiler(>=6.3)
  // Names with module selectors.
  extension WiredApp::Shop {
    struct Bag: Autowire::Injectable {
      let clock: any WiredApp::Clock
      let cart: Shop.WiredApp::Cart
      let passing: Cleanse::Provider<Passing>
    }
  }
#endif

enum Name: Tag {
  typealias Element = String
}
