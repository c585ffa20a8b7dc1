public import Cleanse

/// Every root of this module, for tests that validate them at run time.
public var allGraphs: [any RootComponent.Type] {
  [
    AcceptedWarnings.Root.self, AllForms.Root.self, AnyBinders.Root.self, Assistance.Root.self, BoundForms.Root.self,
    Casts.Root.self, ClassComponent.self, Completions.Root.self, Conditions.Root.self, DependencyCycle.Root.self,
    DuplicateBinding.Root.self, DuplicateCollection.Root.self, DuplicateKey.Root.self, EnumComponent.self,
    ExistentialRoot.Root.self, Extensions.App.self, GenericComponents.Root.self, GenericHelpers.Root.self,
    GenericModule.Root.self, HardNames.Root.self, HelperFunctions.Root.self, Initializers.Root.self,
    Injection.Root.self,
    InstalledTwice.Root.self, LocalFunctions.Root.self, ManyDependencies.Root.self, MissingBinding.Kitchen.self,
    MissingFarDown.Root.self, MissingForms.Root.self, MissingInModule.Root.self, MissingSeveralTimes.Root.self,
    MissingUnreached.Root.self, MissingWithHints.Root.self, ModuleByProtocol.Root.self,
    ModuleThroughParameter.Broken.self,
    ModuleThroughParameter.Valid.self, NestedGenerics.Root.self, NestedRoot.self, OtherModules.Root.self,
    Providers.Root.self,
    RetainCycle.Root.self, RootFromConfigure.Root.self, ScopeNesting.Root.self, Seeds.Root.self,
    SelfInstallation.Root.self, SeveralFaults.Root.self, ShadowedBinding.Root.self, SplitStatements.Root.self,
    ToldLines.Root.self, UnusedBinding.Root.self, Visibility.Root.self, WeakCycle.Root.self,
    CollectionsOfFamilies.Root.self, CycleAcrossComponents.Root.self, FaultsAtEveryLevel.Root.self,
    LibraryGaps.Root.self, ModulesInCycles.Root.self, NoFactoryAskedFor.Root.self, ObjectGraphs.Root.self,
    RootAskedFor.Root.self, RootBoundTwice.Root.self, TagsOfOneType.Root.self, OtherIsolations.Root.self,
    AwaitedValues.Root.self, BuiltWithoutWaiting.Root.self, ConcurrentValues.Root.self, DeclaredCollections.Root.self,
    HandlesInCycles.Root.self, HandlesHandedOn.Root.self, ProvidingSeeds.Root.self, OwnSteps.Root.self,
    GenericForwarding.Root.self, EmptyDefaults.Root.self, InstalledGenerics.Root.self,
    ClassOverrides.MiddleRoot.self, ClassOverrides.Root.self, HeldTypes.Root.self, Overloads.Root.self,
    Defaults.Root.self, Accessors.Root.self, UnsharedHooks.Root.self, NeverMade.Root.self,
    AssignedValues.Root.self, OptionalBinders.Root.self, KeysOfValues.Root.self, EqualKeys.Root.self,
    GenericOverrides.Root.self, LateFunctions.Root.self, GenericRoots.HandedOn<Int>.self, MarkedTypes.Root.self,
    HeldBinders.Root.self, StoredBinder.Root.self, KeptByLocalType.Root.self,
    ListedClosures.Root.self, Spellings.Shelves.self, Spellings.Forms.self, Spellings.Files.self,
    ConstrainedExtensions.Root.self, WrittenElements.Root.self, HeldSelf.Root.self, ComparedTypes.Root.self,
    AcceptedTypes.Root.self, CountedRecursion.Root.self, CalledInLoops.Root.self, NamedKeys.Root.self,
    KeysOfAnyType.Root.self, WrappedForms.Root.self, DeferredForms.Root.self, UndeferrableForms.Root.self,
    LiveBindings.Root.self,
    ContributionOrders.Root.self, DecoratedBindings.Root.self, DecoratorFaults.Root.self, UnusedDecorators.Root.self,
    PrivateBindings.Root.self, PrivateFaults.Root.self,
    RawIdentifiers.`Web app`.self, RawIdentifiers.`Web shop`.self,
  ] + PrivateRoots.all
}

/// The graphs with mistakes that users make in the second hour.
public var mistakenGraphs: [any RootComponent.Type] {
  [
    Mistakes.ForgottenBinding.App.self, Mistakes.ForgottenChain.App.self, Mistakes.WrongTag.App.self,
    Mistakes.ForgottenTag.App.self, Mistakes.UntaggedRequest.App.self, Mistakes.TagItself.App.self,
    Mistakes.CollectionOfTag.App.self, Mistakes.ProviderOfTag.App.self, Mistakes.ForgottenProtocol.App.self,
    Mistakes.ForgottenSuperclass.App.self,
    Mistakes.ImplementationRequested.App.self, Mistakes.UndeclaredOptional.App.self, Mistakes.OptionalBound.App.self,
    Mistakes.ProviderOfUnbound.App.self, Mistakes.ClosureOfUnbound.App.self, Mistakes.ClosureWithArgument.App.self,
    Mistakes.ClosureForFactory.App.self, Mistakes.DefaultArgument.App.self, Mistakes.PrivateInitializer.App.self,
    Mistakes.FailableInitializer.App.self, Mistakes.ThrowingInitializer.App.self,
    Mistakes.MisspelledType.App.self, Mistakes.Namesake.App.self, Mistakes.OtherGenericArgument.App.self,
    Mistakes.SuperclassInjector.App.self, Mistakes.ForgottenInjector.App.self, Mistakes.WrongImplementation.App.self,
    Mistakes.ProductRequested.App.self, Mistakes.UnboundFactory.App.self, Mistakes.FactoryBoundAsType.App.self,
    Mistakes.OtherFactory.App.self, Mistakes.TwoArguments.App.self,
    Mistakes.ElementOfImplementation.App.self, Mistakes.StrayElement.App.self, Mistakes.StrayKey.App.self,
    Mistakes.WrongKey.App.self, Mistakes.RepeatedKey.App.self, Mistakes.EmptyCollection.App.self,
    Mistakes.EmptyDictionary.App.self, Mistakes.ElementBoundAlone.App.self, Mistakes.SetForArray.App.self,
    Mistakes.ElementRequested.App.self, Mistakes.CollectionBesideBinding.App.self, Mistakes.ForgottenModule.App.self,
    Mistakes.ForgottenLargeModule.App.self, Mistakes.ModuleOfSubcomponent.App.self,
    Mistakes.ForgottenSubcomponent.App.self, Mistakes.RootRequested.App.self, Mistakes.SeedRequested.App.self,
    Mistakes.SeedRequestedByRoot.App.self,
    Mistakes.WrongSeed.App.self, Mistakes.UnusedSeed.App.self, Mistakes.BoundInSibling.App.self,
    Mistakes.BoundBelow.App.self, Mistakes.SameScope.App.self, Mistakes.OwnInstallation.App.self,
    Mistakes.HiddenBinding.App.self, Mistakes.KeptFactory.App.self, Mistakes.RootBoundToo.App.self,
    Mistakes.SynchronousRequest.App.self, Mistakes.UnsharedRequest.App.self,
    Mistakes.BoundTwice.App.self, Mistakes.BoundInModuleToo.App.self, Mistakes.Cycle.App.self,
    Mistakes.CycleThroughProtocol.App.self, Mistakes.CycleOfStructs.App.self,
    Mistakes.CycleThroughSubcomponent.App.self, Mistakes.OnlyWeak.App.self, Mistakes.WeakStruct.App.self,
    Mistakes.Unused.App.self, Mistakes.UnusedElement.App.self, Mistakes.DroppedStatement.App.self,
    Mistakes.DroppedCollection.App.self, Mistakes.UnsharedHook.App.self, Mistakes.InternalOfLibrary.App.self,
    Mistakes.ChosenInitializer.App.self,
    Mistakes.SharedUnderTwoKeys.App.self, Mistakes.ValueOfBoth.App.self, Mistakes.SharedBelowToo.App.self,
    Mistakes.UnsharedClass.App.self, Mistakes.BoundInOneBranch.App.self, Mistakes.BuiltWithHooks.App.self,
  ]
}

/// Names the generic roots, so that the checker finds them.
func validateGenericRoots() {
  _ = GraphValidator.validate(ModuleThroughParameter.Valid.self)
  _ = GraphValidator.validate(ModuleThroughParameter.Broken.self)
}
