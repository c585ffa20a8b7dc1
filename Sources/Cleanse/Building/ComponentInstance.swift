/// An instance of a component: its root, and its lifecycle.
///
/// All shared objects of the instance stay alive as long as the `ComponentInstance`, even if nothing else holds them.
///
/// ```swift
/// func serve<App: RootComponent>(_ app: App.Type) async throws where App.Seed == Void {
///   let instance = try ComponentFactory.of(App.self).instantiate()
///   try await instance.start()
///   try await instance.stop()
/// }
/// ```
public struct ComponentInstance<C: ComponentBase> {
  /// The root object, as `ComponentFactory.build(_:)` returns it.
  public let root: C.Root
  let slots: InstanceSlots

  init(root: C.Root, slots: InstanceSlots) {
    self.root = root
    self.slots = slots
  }
}
