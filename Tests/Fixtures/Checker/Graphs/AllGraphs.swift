public import Cleanse

/// Every root of this module, for tests that validate them while they run.
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
    LibraryGaps.Root.self, ModulesInCircles.Root.self, NoFactoryAskedFor.Root.self, ObjectGraphs.Root.self,
    RootAskedFor.Root.self, RootBoundTwice.Root.self, TagsOfOneType.Root.self, OtherIsolations.Root.self,
    AwaitedValues.Root.self, BuiltWithoutWaiting.Root.self, DeclaredCollections.Root.self, HandlesInCircles.Root.self,
    HandlesHandedOn.Root.self, ProvidingSeeds.Root.self, OwnSteps.Root.self,
    GenericForwarding.Root.self, EmptyDefaults.Root.self, InstalledGenerics.Root.self,
    ClassOverrides.MiddleRoot.self, ClassOverrides.Root.self, HeldTypes.Root.self, Overloads.Root.self,
    Defaults.Root.self, Accessors.Root.self, UnsharedHooks.Root.self, NeverMade.Root.self,
    AssignedValues.Root.self, OptionalBinders.Root.self, KeysOfValues.Root.self, EqualKeys.Root.self,
    GenericOverrides.Root.self, LateFunctions.Root.self, GenericRoots.HandedOn<Int>.self, MarkedTypes.Root.self,
    ConstrainedExtensions.Root.self, WrittenElements.Root.self, HeldSelf.Root.self, ComparedTypes.Root.self,
    AcceptedTypes.Root.self, CountedRecursion.Root.self, CalledInLoops.Root.self, NamedKeys.Root.self,
    KeysOfAnyType.Root.self,
  ] + PrivateRoots.all
}

/// Names the generic roots, so that the checker finds them.
func validateGenericRoots() {
  _ = GraphValidator.validate(ModuleThroughParameter.Valid.self)
  _ = GraphValidator.validate(ModuleThroughParameter.Broken.self)
}
