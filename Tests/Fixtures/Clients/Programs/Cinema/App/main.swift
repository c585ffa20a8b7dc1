import CinemaInterface
import CinemaServices
import Cleanse

let delegate = AppDelegate()
let factory = try ComponentFactory.of(AppComponent.self)
factory.build().injectProperties(into: delegate)
guard let tabs = delegate.tabs, let objectGraph = delegate.objectGraph else { fatalError("Nothing was injected") }
for tab in tabs.children {
  print("\(tab.title): \(tab.children.map(\.title))")
}

var account: AccountViewController? = tabs.account.build(7)
account?.present()
account?.tickets.buy("Alien")
account?.tickets.buy("Brazil")
print(account?.tickets.bought ?? [])
account = tabs.account.build(8)
print(account?.tickets.bought ?? [])
print(tabs.children.map(\.title))

let instance = tabs.account.instantiate(9)
instance.root.present()
print(tabs.children.count)

print(objectGraph.objectForClass(cls: TabViewController.self) === tabs)
let programme = objectGraph.providerForClass(cls: ProgrammeService.self)() as? ProgrammeService
print(programme?.films() ?? [])

print(tabs.intermission.build().title)
let curtain = objectGraph.objectForClass(cls: Intermission.self, withName: "Curtain") as? Intermission
print(curtain?.title ?? "none")
print(title(of: tabs.account, for: TaggedProvider(value: 10)))

@MainActor
func title<F: ComponentFactoryProtocol>(of factory: F, for user: F.ComponentElement.Seed) -> String
where F.ComponentElement.Root: ViewController {
  factory.build(user).title
}
