import Cleanse

func runTurbine() async throws {
  let turbine = try ComponentFactory.of(TurbineComponent.self).instantiate()
  try await turbine.run { print(turbine.root.count) }
}
