import Cleanse
import Testing

final class Engine {}
final class Ship {
  let engine: Engine; let make: () -> Engine; let p: Provider<Engine>; let name: TaggedProvider<Name>; let opt: Engine?
  init(engine: Engine, make: @escaping () -> Engine, p: Provider<Engine>, name: TaggedProvider<Name>, opt: Engine?) {
    self.engine = engine; self.make = make; self.p = p; self.name = name; self.opt = opt
  }
}
struct Name: Cleanse.Tag { typealias Element = String }
struct App: RootComponent {
  typealias Root = Ship
  static func configure(binder: Binder<Singleton>) {
    binder.bind().sharedInScope().to(factory: Engine.init)
    binder.bind().tagged(with: Name.self).to(value: "Enterprise")
    binder.bind(Int.self).intoCollection().to(value: [1, 2])
    binder.bind(Int.self).intoCollection().to(value: 3)
    binder.bind().intoCollection().to { "a" }
    binder.bind().intoCollection().to(value: [1.5])
    binder.bind().to { 3 as UInt8 }
    binder.bind().to { (x: UInt8) in Int16(x) }
    binder.bind().to { (x: UInt8) -> Int32 in Int32(x) }
    binder.bind(Int64.self).to { Int64($0 as Int32) }
  }
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}
struct Bad: RootComponent {
  typealias Root = Ship
  static func configure(binder: Binder<Singleton>) {
    binder.bind(Int.self).to { (a: String) in 1 }
    binder.bind(String.self).to { (a: Int) in "" }
    binder.bind(Float.self).to(value: 1)
    binder.bind(Float.self).to(value: 1)
  }
  static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
}
@Test func smoke() throws {
  let ship = try ComponentFactory.of(App.self).build(())
  #expect(ship.engine === ship.make())
  #expect(ship.engine === ship.p.get())
  #expect(ship.engine === ship.opt)
  #expect(ship.name.get() == "Enterprise")
  do { _ = try ComponentFactory.of(Bad.self); #expect(Bool(false)) } catch { print(error) }
}
