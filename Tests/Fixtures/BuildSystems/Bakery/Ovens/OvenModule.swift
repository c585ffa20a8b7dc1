import Cleanse

public struct Oven {
  let temperature: Int

  public init(temperature: Int) { self.temperature = temperature }
}

public enum OvenModule: Module {
  public static func configure(binder: UnscopedBinder) {
    binder.bind(Oven.self).to(factory: Oven.init)
  }
}
