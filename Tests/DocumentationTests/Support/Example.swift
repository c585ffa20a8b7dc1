import BindingGraph
import Cleanse
import RelayGraph

/// An example of the reference of diagnostics with its report.
struct Example: Sendable, CustomStringConvertible {
  let file: String
  let report: @Sendable () -> String

  var description: String { file }

  /// The examples whose reports come from validation.
  static let all = [
    Example(file: "MissingBinding.swift") { errors(of: KitchenComponent.self) },
    Example(file: "DuplicateBinding.swift") { errors(of: ClientComponent.self) },
    Example(file: "DependencyCycle.swift") { errors(of: SchoolComponent.self) },
    Example(file: "ScopeNesting.swift") { errors(of: HomeComponent.self) },
    Example(file: "DuplicateKey.swift") { errors(of: ShopComponent.self) },
    Example(file: "UndeferrableContribution.swift") { errors(of: MuseumComponent.self) },
    Example(file: "SelfInstallingComponent.swift") { errors(of: DesktopComponent.self) },
    Example(file: "UnusedOverride.swift") {
      GraphValidator.validate(AlarmComponent.self, overrides: overridesOfNothing).description
    },
    Example(file: "UnusedDecorator.swift") { errors(of: PlanetariumComponent.self) },
    Example(file: "UnsendableRequest.swift") { errors(of: PressComponent.self) },
    Example(file: "AsynchronousComponent.swift") { errors(of: PostOfficeComponent.self) },
    Example(file: "UnsharedHook.swift") { errors(of: FarmComponent.self) },
    Example(file: "UnusedBinding.swift") { errors(of: HouseComponent.self) },
    Example(file: "ShadowedBinding.swift") { errors(of: BrowserComponent.self) },
    Example(file: "RetainCycle.swift") { errors(of: WindowComponent.self) },
    Example(file: "NeverMade.swift") { errors(of: CinemaComponent.self) },
    Example(file: "UnusedSeed.swift") { errors(of: InnComponent.self) },
    Example(file: "UnusedGiven.swift") { checkOfMill().text() },
    Example(file: "ImplementationBesideProtocol.swift") {
      warnings(of: ShellComponent.self, by: ImplementationBesideProtocolRule())
    },
    Example(file: "LiveBinding.swift") { liveBindings(overrides: Overrides()) },
    Example(file: "UnreachableIndexEntry.swift") { check(indexOfFoghorn()) },
    Example(file: "PluginError.swift") {
      GraphValidator.validate(MenuComponent.self, serviceLoader: CleanseServiceLoader([SmallComponents()])).description
    },
  ]

  /// The fixed and suppressed examples with the reports of their graphs.
  static let sound = [
    Example(file: "MissingBindingMended.swift") { everything(about: MendedKitchen.self) },
    Example(file: "DuplicateBindingMended.swift") { everything(about: MendedClient.self) },
    Example(file: "DependencyCycleMended.swift") { everything(about: CollegeComponent.self) },
    Example(file: "ScopeNestingMended.swift") { everything(about: MendedHome.self) },
    Example(file: "DuplicateKeyMended.swift") { everything(about: MendedShop.self) },
    Example(file: "UndeferrableContributionMended.swift") { everything(about: MendedMuseum.self) },
    Example(file: "SelfInstallingComponentMended.swift") { everything(about: MendedDesktop.self) },
    Example(file: "UnusedOverrideMended.swift") {
      GraphValidator.validate(AlarmComponent.self, overrides: overridesOfClock).text()
    },
    Example(file: "UnusedDecoratorMended.swift") { everything(about: GalleryComponent.self) },
    Example(file: "UnsendableRequestMended.swift") { everything(about: MendedPress.self) },
    Example(file: "AsynchronousComponentMended.swift") { everything(about: MendedPostOfficeComponent.self) },
    Example(file: "UnsharedHookMended.swift") { everything(about: MendedFarm.self) },
    Example(file: "FailedCreationMended.swift") { everything(about: HotlineComponent.self) },
    Example(file: "FailedHookMended.swift") { everything(about: ParkComponent.self) },
    Example(file: "ReentrantCreationMended.swift") { everything(about: LazyEditorComponent.self) },
    Example(file: "ChangedConfigurationMended.swift") { everything(about: MendedGarden.self) },
    Example(file: "ChosenInitializerMended.swift") { everything(about: MendedReceiver.self) },
    Example(file: "ConditionalBindingMended.swift") { everything(about: MendedCellar.self) },
    Example(file: "UncheckedCodeMended.swift") { everything(about: MendedShip.self) },
    Example(file: "UnusedRootMended.swift") { everything(about: MendedLoft.self) },
    Example(file: "SharedTwiceMended.swift") { everything(about: MendedTicketComponent.self) },
    Example(file: "SharedTwiceAccepted.swift") { everything(about: AcceptedTicketComponent.self) },
    Example(file: "UnsharedClassMended.swift") { everything(about: MendedBoutiqueComponent.self) },
    Example(file: "UnsharedClassAccepted.swift") { everything(about: AcceptedBoutiqueComponent.self) },
    Example(file: "UnrunHooksMended.swift") { everything(about: TurbineComponent.self) },
    Example(file: "UnrunHooksAccepted.swift") { everything(about: IdleTurbineComponent.self) },
    Example(file: "UnusedBindingAccepted.swift") { everything(about: AcceptingHouse.self) },
    Example(file: "ShadowedBindingAccepted.swift") { everything(about: AcceptingBrowser.self) },
    Example(file: "RetainCycleMended.swift") { everything(about: HotelComponent.self) },
    Example(file: "RetainCycleAccepted.swift") { everything(about: AcceptingWindow.self) },
    Example(file: "NeverMadeMended.swift") { everything(about: MendedCinema.self) },
    Example(file: "NeverMadeAccepted.swift") { everything(about: AcceptingCinema.self) },
    Example(file: "UnusedSeedMended.swift") { everything(about: MendedInn.self) },
    Example(file: "UnusedSeedAccepted.swift") { everything(about: AcceptingInn.self) },
    Example(file: "UnusedGivenMended.swift") { mendedCheckOfMill().text() },
    Example(file: "ImplementationBesideProtocolMended.swift") {
      warnings(of: MendedShellComponent.self, by: ImplementationBesideProtocolRule())
    },
    Example(file: "ImplementationBesideProtocolAccepted.swift") {
      warnings(of: AcceptingShell.self, by: ImplementationBesideProtocolRule())
    },
    Example(file: "LiveBindingMended.swift") { liveBindings(overrides: overridesOfBank) },
    Example(file: "UnreachableIndexEntryMended.swift") { check(indexOfLamp()) },
    Example(file: "PluginErrorDetailed.swift") {
      let error = CrowdedComponent(component: MenuComponent.self, count: 4)
      return error.diagnostic.id == "crowded-component" ? "The graph is valid." : error.description
    },
  ]

  private static func errors<C: RootComponent>(of component: C.Type) -> String {
    GraphValidator.validate(component).description
  }

  private static func everything<C: RootComponent>(about component: C.Type) -> String {
    GraphValidator.validate(component).text()
  }

  /// The report of `assertNoLiveBindings` without lines of source code.
  private static func liveBindings(overrides: Overrides) -> String {
    let graph = GraphValidator.validate(TollComponent.self, overrides: overrides).graph
    return DiagnosticRenderer.plain.report(of: LiveBindingSearch(in: graph).reachable.map { Diagnostic($0) })
  }

  private static func check(_ index: DynamicDependencyIndex) -> String {
    let loader = CleanseServiceLoader([RelayIndexPlugin(index: index)])
    return GraphValidator.validate(LighthouseComponent.self, serviceLoader: loader).text()
  }

  private static func warnings<C: RootComponent>(of component: C.Type, by rule: any CleanseBindingPlugin) -> String {
    GraphValidator.validate(component, serviceLoader: CleanseServiceLoader([rule])).text()
  }
}
