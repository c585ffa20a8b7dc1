import Cleanse

/// Records the positions of its injected dependencies, up to the last one.
final class InjectionTarget<Last> {
  var handed: [Int] = []

  static func list(_ injector: PropertyInjector<InjectionTarget>) -> [Int] {
    let target = InjectionTarget()
    injector.injectProperties(into: target)
    return target.handed
  }
}
