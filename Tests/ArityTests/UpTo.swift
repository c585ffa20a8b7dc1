import Cleanse

/// Stands for what is handed the dependencies up to the last one, as a tag and as an assisted factory.
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
