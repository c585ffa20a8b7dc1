// Shapes of programs for square/Cleanse 4 that are easy to leave out.
try AssistedLast.run()
try SeedlessFactory.run()
try BinderHelpers.run()
try WeakProtocol.run()
try SharedObjects.run()
