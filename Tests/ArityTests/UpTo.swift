import Cleanse

/// A tag and an assisted factory for a list of dependencies up to the last one.
struct UpTo<Last>: AssistedFactory {
  typealias Element = [Int]
  typealias Seed = Int

  static func list(_ list: TaggedProvider<UpTo>) -> [Int] {
    list.get()
  }

  static func build(_ factory: Factory<UpTo>) -> [Int] {
    factory.build(-1)
  }
}
