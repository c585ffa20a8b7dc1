import Cleanse

struct Grain {}

struct Water {}

struct Mill {
  let grain: Grain
}

struct MillModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(factory: Mill.init)
  }
}

func checkOfMill() -> ModuleReport {
  GraphValidator.validate(module: MillModule.self, given: [Grain.self, Water.self])
}
