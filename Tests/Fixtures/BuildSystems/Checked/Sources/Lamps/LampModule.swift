import Cleanse

public struct Lamp {
  let watts: Int

  public init(watts: Int) { self.watts = watts }
}

public enum LampModule: Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind(Lamp.self).to(factory: Lamp.init)
    binder.bind(Int.self).to(value: 40)
  }
}
