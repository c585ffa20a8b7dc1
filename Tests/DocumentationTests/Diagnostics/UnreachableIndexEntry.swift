import RelayGraph

func indexWithoutType() -> DynamicDependencyIndex {
  let index = DynamicDependencyIndex()
  index.add("dark", for: Lamp.self) { Lamp() }
  return index
}
