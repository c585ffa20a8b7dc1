import Autowire

protocol Clock: Injectable {}

final class SystemClock: Clock {}

final class Page: Injectable {
  init(
    clock: any Clock,
    title: String
  ) {}
}

enum Colour: Injectable {}

struct Button: Injectable {
  let press:
    (
      Int,  // how hard
      any Clock
    ) -> Void
}
