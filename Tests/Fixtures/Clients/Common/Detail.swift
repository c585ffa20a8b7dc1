import Cleanse

final class DetailModel {
  let title: String
  let clock: Clock

  init(title: Assisted<String>, clock: Clock) {
    self.title = title.get()
    self.clock = clock
  }
}

struct DetailFactory: AssistedFactory {
  typealias Seed = String
  typealias Element = DetailModel
}
