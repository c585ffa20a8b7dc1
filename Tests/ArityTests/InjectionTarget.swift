import Cleanse

/// Has the dependencies up to the last one injected, and remembers their positions.
final class InjectionTarget<Last> {
  var handed: [Int] = []

  static func list(_ injector: PropertyInjector<InjectionTarget>) -> [Int] {
    let target = InjectionTarget()
    injector.injectProperties(into: target)
    return target.handed
  }
}
