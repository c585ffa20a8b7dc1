import Autowire
import Cleanse
import CleanseGraph
import CleanseTesting
import Pure
import Relay
import RelayGraph

/// A public type, and whether it is `Sendable` if its generic arguments are.
struct PublicType {
  let name: String
  let isSendable: Bool

  init<T: Sendable>(_ name: String, _ type: T.Type) {
    self.name = name
    isSendable = true
  }

  init<T>(_ name: String, _ type: T.Type) {
    self.name = name
    isSendable = false
  }
}

extension PublicType {
  private struct Subject: Sendable {}
  private final class Object: Sendable {}
  private struct Payload: Sendable {}

  private struct Root: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Subject>) -> BindingReceipt<Subject> {
      bind.to(factory: Subject.init)
    }
  }

  private struct Name: Cleanse.Tag {
    typealias Element = String
  }

  private final class PureModule: Pure.FactoryModule, Pure.ConfiguratorModule {
    typealias Dependency = Void
    typealias Payload = Void

    init(dependency: Void, payload: Void) {}
    func configure(dependency: Void, payload: Void) {}
  }

  /// Every public type of every product, except for protocols.
  static let all: [PublicType] = bindings + graphs + errors + reports + tools + others

  private static let bindings: [PublicType] = [
    PublicType("AnyBinder", AnyBinder.self),
    PublicType("AssistedInjectionBindingBuilder", AssistedInjectionBindingBuilder<Subject, EmptySeed<Subject>>.self),
    PublicType("Binder", Binder<Unscoped>.self),
    PublicType("BindingBuilder", BindingBuilder<Subject, Unscoped, BindingStage.Open>.self),
    PublicType("BindingReceipt", BindingReceipt<Subject>.self),
    PublicType("BindingStage", BindingStage.self),
    PublicType("BindingStage.Collected", BindingStage.Collected.self),
    PublicType("BindingStage.Open", BindingStage.Open.self),
    PublicType("BindingStage.Private", BindingStage.Private.self),
    PublicType("BindingStage.Shared", BindingStage.Shared.self),
    PublicType("BindingStage.Tagged", BindingStage.Tagged.self),
    PublicType(
      "CollectionBindingBuilder", CollectionBindingBuilder<Subject, [Subject], Unscoped, BindingStage.Open>.self),
    PublicType("ConcurrentBindingBuilder", ConcurrentBindingBuilder<Subject, Never>.self),
    PublicType("EagerCreation", EagerCreation.self),
    PublicType("ServiceEnd", ServiceEnd.self),
    PublicType("PropertyInjectionReceiptBinder", PropertyInjectionReceiptBinder<Object>.self),
    PublicType("PropertyInjectorBindingBuilder", PropertyInjectorBindingBuilder<Object>.self),
    PublicType("ReceiptBinder", ReceiptBinder<Subject>.self),
    PublicType("Overrides", Overrides.self),
    PublicType("GraphConfiguration", GraphConfiguration.self),
    PublicType("EmptySeed", EmptySeed<Subject>.self),
    PublicType("Singleton", Singleton.self),
    PublicType("Unscoped", Unscoped.self),
  ]

  private static let graphs: [PublicType] = [
    PublicType("Assisted", Assisted<Subject>.self),
    PublicType("AsyncComponentFactory", AsyncComponentFactory<Root>.self),
    PublicType("ComponentFactory", ComponentFactory<Root>.self),
    PublicType("ComponentInstance", ComponentInstance<Root>.self),
    PublicType("Factory", Cleanse.Factory<EmptySeed<Subject>>.self),
    PublicType("Lazy", Lazy<Subject>.self),
    PublicType("LegacyObjectGraph", LegacyObjectGraph.self),
    PublicType("PropertyInjector", PropertyInjector<Object>.self),
    PublicType("Provider", Provider<Subject>.self),
    PublicType("SendableComponentFactory", SendableComponentFactory<Root>.self),
    PublicType("SendableProvider", SendableProvider<Subject>.self),
    PublicType("TaggedProvider", TaggedProvider<Name>.self),
    PublicType("TaggedSendableProvider", TaggedSendableProvider<Name>.self),
    PublicType("WeakProvider", WeakProvider<Object>.self),
  ]

  private static let errors: [PublicType] = [
    PublicType("ConfigurationError", ConfigurationError.self),
    PublicType("CreationError", CreationError.self),
    PublicType("DependencyCycle", DependencyCycle.self),
    PublicType("DuplicateBinding", DuplicateBinding.self),
    PublicType("DuplicateKey", DuplicateKey.self),
    PublicType("HookError", HookError.self),
    PublicType("RunError", RunError.self),
    PublicType("HookError.Occasion", HookError.Occasion.self),
    PublicType("HookWaitsForItself", HookWaitsForItself.self),
    PublicType("InstanceStopped", InstanceStopped.self),
    PublicType("InstanceStopped.Reason", InstanceStopped.Reason.self),
    PublicType("InvalidScopeNesting", InvalidScopeNesting.self),
    PublicType("InvalidTimeLimit", InvalidTimeLimit.self),
    PublicType("MissingProvider", MissingProvider.self),
    PublicType("MultiError", MultiError.self),
    PublicType("SelfInstallingComponent", SelfInstallingComponent.self),
    PublicType("ServiceReturned", ServiceReturned.self),
    PublicType("TimeLimitExceeded", TimeLimitExceeded.self),
    PublicType("UnusedOverride", UnusedOverride.self),
    PublicType("NotBoundError", NotBoundError.self),
    PublicType("GraphDocumentError", GraphDocumentError.self),
    PublicType("GraphDocumentError.Code", GraphDocumentError.Code.self),
    PublicType("GraphExportError", GraphExportError.self),
    PublicType("DependencyArgumentsError", DependencyArgumentsError.self),
    PublicType("DependencyInstructionError", DependencyInstructionError.self),
    PublicType("DependencyInstructionError.Kind", DependencyInstructionError.Kind.self),
    PublicType("DependencyResolutionError", DependencyResolutionError.self),
    PublicType("DependencyResolutionError.Step", DependencyResolutionError.Step.self),
    PublicType("DynamicDependencyIndexError", DynamicDependencyIndexError.self),
    PublicType("UnboundIndexEntry", UnboundIndexEntry.self),
    PublicType("UnreachableIndexEntry", UnreachableIndexEntry.self),
  ]

  private static let reports: [PublicType] = [
    PublicType("BindingOrigin", BindingOrigin.self),
    PublicType("ComponentID", ComponentID.self),
    PublicType("ConfigurationsReport", ConfigurationsReport.self),
    PublicType("ConfigurationsReport.Part", ConfigurationsReport.Part.self),
    PublicType("CreationTrace", CreationTrace.self),
    PublicType("CreationTrace.Entry", CreationTrace.Entry.self),
    PublicType("CreationTrace.Entry.Kind", CreationTrace.Entry.Kind.self),
    PublicType("CreationTrace.Instance", CreationTrace.Instance.self),
    PublicType("CreationTrace.Format", CreationTrace.Format.self),
    PublicType("Diagnostic", Diagnostic.self),
    PublicType("DiagnosticSeverity", DiagnosticSeverity.self),
    PublicType("DiagnosticID", DiagnosticID.self),
    PublicType("DiagnosticRenderer", DiagnosticRenderer.self),
    PublicType("DiagnosticStep", DiagnosticStep.self),
    PublicType("DiagnosticSuggestion", DiagnosticSuggestion.self),
    PublicType("DiagnosticSuggestion.Insertion", DiagnosticSuggestion.Insertion.self),
    PublicType("DiagnosticSuggestion.Kind", DiagnosticSuggestion.Kind.self),
    PublicType("DiagnosticText", DiagnosticText.self),
    PublicType("DiagnosticText.Span", DiagnosticText.Span.self),
    PublicType("DiagnosticText.StringInterpolation", DiagnosticText.StringInterpolation.self),
    PublicType("ContributionOrder", ContributionOrder.self),
    PublicType("BindingVisibility", BindingVisibility.self),
    PublicType("GraphWarning", GraphWarning.self),
    PublicType("ModuleContract", ModuleContract.self),
    PublicType("ModuleContract.Need", ModuleContract.Need.self),
    PublicType("ModuleContract.Offer", ModuleContract.Offer.self),
    PublicType("ModuleInclusion", ModuleInclusion.self),
    PublicType("ModuleReport", ModuleReport.self),
    PublicType("ProviderInfo", ProviderInfo.self),
    PublicType("ProviderInfo.Dependency", ProviderInfo.Dependency.self),
    PublicType("ProviderKey", ProviderKey.self),
    PublicType("ProviderRequestDebugInfo", ProviderRequestDebugInfo.self),
    PublicType("SourceLocation", SourceLocation.self),
    PublicType("TypeReference", TypeReference.self),
    PublicType("ValidationReport", ValidationReport.self),
    PublicType("GraphChange", GraphChange.self),
    PublicType("GraphChange.Kind", GraphChange.Kind.self),
    PublicType("GraphChanges", GraphChanges.self),
    PublicType("GraphChanges.Format", GraphChanges.Format.self),
    PublicType("GraphDocument", GraphDocument.self),
    PublicType("GraphDocument.Component", GraphDocument.Component.self),
    PublicType("GraphDocument.Node.Contribution", GraphDocument.Node.Contribution.self),
    PublicType("GraphDocument.Node.Contribution.Collection", GraphDocument.Node.Contribution.Collection.self),
    PublicType("GraphDocument.Diagnostic", GraphDocument.Diagnostic.self),
    PublicType("GraphDocument.Index", GraphDocument.Index.self),
    PublicType("GraphDocument.Node.Lifecycle", GraphDocument.Node.Lifecycle.self),
    PublicType("GraphDocument.Node.Visibility", GraphDocument.Node.Visibility.self),
    PublicType("GraphDocument.Location", GraphDocument.Location.self),
    PublicType("GraphDocument.Module", GraphDocument.Module.self),
    PublicType("GraphDocument.Node", GraphDocument.Node.self),
    PublicType("GraphDocument.Requirement", GraphDocument.Requirement.self),
    PublicType("GraphDocument.Requirement.Resolution", GraphDocument.Requirement.Resolution.self),
    PublicType("GraphDocument.TypeName", GraphDocument.TypeName.self),
    PublicType("GraphEdgeForm", GraphEdgeForm.self),
    PublicType("GraphFilter", GraphFilter.self),
    PublicType("GraphFormat", GraphFormat.self),
    PublicType("GraphNodeKind", GraphNodeKind.self),
  ]

  private static let tools: [PublicType] = [
    PublicType("CleanseErrorReporter", CleanseErrorReporter.self),
    PublicType("CleanseServiceLoader", CleanseServiceLoader.self),
    PublicType("GraphValidator", GraphValidator.self),
    PublicType("ImplementationBesideProtocolRule", ImplementationBesideProtocolRule.self),
    PublicType("UnsharedClassRule", UnsharedClassRule.self),
    PublicType("CreationLog", CreationLog.self),
    PublicType("ExpectedDiagnostic", ExpectedDiagnostic.self),
    PublicType("ExpectedDiagnostic.Builder", ExpectedDiagnostic.Builder.self),
    PublicType("WarningTreatment", WarningTreatment.self),
    PublicType("GraphTrait", GraphTrait.self),
    PublicType("TestGraph", TestGraph<Root>.self),
    PublicType("GraphExporter", GraphExporter.self),
    PublicType("GraphRulePlugin", GraphRulePlugin.self),
    PublicType("RelayIndexPlugin", RelayIndexPlugin.self),
  ]

  private static let others: [PublicType] = [
    PublicType("Pure.Configurator", Pure.Configurator<PureModule>.self),
    PublicType("Pure.Factory", Pure.Factory<PureModule>.self),
    PublicType("Pure.StubConfigurator", StubConfigurator<PureModule>.self),
    PublicType("Pure.StubFactory", StubFactory<PureModule>.self),
    PublicType("DependencyContainer", DependencyContainer.self),
    PublicType("DependencyContainerScope", DependencyContainerScope.self),
    PublicType("DependencyDefinition", DependencyDefinition.self),
    PublicType("DependencyFactoryKey", DependencyFactoryKey.self),
    PublicType("DependencyInjectionInstruction", DependencyInjectionInstruction.self),
    PublicType("DependencyInstructionLaunchArgument", DependencyInstructionLaunchArgument.self),
    PublicType("DependencyKey", DependencyKey.self),
    PublicType("DependencyMetaContainer", DependencyMetaContainer.self),
    PublicType("DependencyTypeKey", DependencyTypeKey.self),
    PublicType("DynamicDependencyIndex", DynamicDependencyIndex.self),
    PublicType("DynamicDependencyRegistry", DynamicDependencyRegistry.self),
    PublicType("InjectDependenciesArgumentParser", InjectDependenciesArgumentParser.self),
    PublicType("Injected", Injected<Subject>.self),
    PublicType("LaunchArgumentBuilder", LaunchArgumentBuilder.self),
    PublicType("LifecycleType", LifecycleType.self),
    PublicType("DynamicOverrides", DynamicOverrides.self),
    PublicType("DynamicOverrides.Builds", DynamicOverrides.Builds.self),
  ]
}
