import RelayGraph

func indexOfLamp() -> DynamicDependencyIndex {
  let index = DynamicDependencyIndex()
  index.add("lamp", type: Lamp.self)
  index.add("dark", for: Lamp.self) { Lamp() }
  return index
}
