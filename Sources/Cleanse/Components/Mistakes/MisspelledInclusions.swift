// Inclusions and installations without their label, or with values instead of types.

extension Binder {
  @available(*, unavailable, message: "write the label and the type: include(module: M.self)")
  public func include<Included>(_ module: Included) {}

  @available(*, unavailable, message: "pass the module type: include(module: M.self)")
  public func include<Included: Module>(module: Included) {}

  @available(*, unavailable, message: "write the label and the type: install(dependency: C.self)")
  public func install<Installed>(_ component: Installed) {}

  @available(*, unavailable, renamed: "install(dependency:)")
  public func install<Installed>(component: Installed) {}

  @available(*, unavailable, message: "pass the component type: install(dependency: C.self)")
  public func install<Installed: ComponentBase>(dependency: Installed) {}
}
