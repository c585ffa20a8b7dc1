import Cleanse

struct UserName: Tag {
  typealias Element = String
}

struct SessionScope: Scope {}

final class SessionModel {
  let user: TaggedProvider<UserName>
  let home: WeakProvider<HomeModel>

  init(user: TaggedProvider<UserName>, home: WeakProvider<HomeModel>) {
    self.user = user
    self.home = home
  }
}

struct SessionComponent: Component {
  typealias Root = SessionModel
  typealias Seed = TaggedProvider<UserName>

  static func configure(binder: Binder<SessionScope>) {}

  static func configureRoot(binder bind: ReceiptBinder<SessionModel>) -> BindingReceipt<SessionModel> {
    bind.to(factory: SessionModel.init)
  }
}
