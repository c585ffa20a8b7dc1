import Cleanse

final class HomeModel {
  let clock: Clock
  let makeDetail: Factory<DetailFactory>
  let session: ComponentFactory<SessionComponent>
  let lazyClock: () -> Clock

  init(
    clock: Clock, makeDetail: Factory<DetailFactory>, session: ComponentFactory<SessionComponent>,
    lazyClock: @escaping () -> Clock
  ) {
    self.clock = clock
    self.makeDetail = makeDetail
    self.session = session
    self.lazyClock = lazyClock
  }
}
