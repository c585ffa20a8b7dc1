import Cleanse

var overridesOfBank: Overrides {
  .overriding(Bank.self) { Bank() }
}
