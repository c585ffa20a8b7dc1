import Cleanse

func mendedCheckOfMill() -> ModuleReport {
  GraphValidator.validate(module: MillModule.self, given: [Grain.self])
}
