// Shapes of square/Cleanse that the library does not take yet. Package.swift says which are switched on.
#if ASSISTED_LAST
  try AssistedLast.run()
#endif
#if SEEDLESS_FACTORY
  try SeedlessFactory.run()
#endif
#if BINDER_HELPERS
  try BinderHelpers.run()
#endif
#if WEAK_PROTOCOL
  try WeakProtocol.run()
#endif
print("Shapes: OK")
