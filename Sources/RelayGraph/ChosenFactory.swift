import Cleanse
import LaunchChoices

/// A factory that a launch argument selects for a binding.
struct ChosenFactory {
  let choice: DynamicDependencyChoice
  let reach: OverrideReach
  /// The location of the override, for a factory whose location is unknown.
  let place: (file: StaticString, line: Int)

  /// Returns the factory as an override of a graph. If it fails, the program stops, because a graph cannot recover.
  /// - Parameter cast: casts the created value to the type of the binding.
  func runtimeFactory<Element>(_ cast: @escaping (Any) -> Element?) -> RuntimeFactory<Element> {
    let (choice, place) = (choice, choice.factory.place ?? place)
    return RuntimeFactory(
      requiring: choice.factory.dependencies, isShared: choice.instruction.lifecycle == .singleton, reach: reach,
      origin: choice.originOfReach, file: place.file, line: place.line
    ) { dependencies in
      var source: any DependencySource = GraphSource(dependencies)
      do {
        guard let value = cast(try choice.factory.make(&source)) else {
          // Only factories that are indexed for the type can be selected.
          fatalError(
            "The factory '\(choice.instruction.factory)' does not create \(TypeSpelling.name(of: choice.type)). It was selected by \(choice.originOfFactory)."
          )
        }
        return value
      } catch {
        fatalError(
          "The factory '\(choice.instruction.factory)' threw \(error)\nIt was selected by \(choice.originOfFactory)."
        )
      }
    }
  }
}

/// Resolves the parameters of a factory from a graph.
private struct GraphSource: DependencySource {
  private let dependencies: RuntimeDependencies
  private var position = 0

  init(_ dependencies: RuntimeDependencies) {
    self.dependencies = dependencies
  }

  mutating func next<Dependency>(_ type: Dependency.Type) -> Dependency {
    defer { position += 1 }
    return dependencies.value(at: position, as: type)
  }
}
