import Cleanse
import LaunchChoices

/// A factory that a launch argument has chosen for a binding.
struct ChosenFactory {
  let choice: DynamicDependencyChoice
  let reach: OverrideReach
  /// Where the override is said to be made, for a factory of which that is not known.
  let place: (file: StaticString, line: Int)

  /// The factory as an override of a graph. One that fails stops the program: a graph has no way to go on.
  /// - Parameter cast: takes what was made for what the binding provides.
  func runtimeFactory<Element>(_ cast: @escaping (Any) -> Element?) -> RuntimeFactory<Element> {
    let (choice, place) = (choice, choice.factory.place ?? place)
    return RuntimeFactory(
      requiring: choice.factory.dependencies, isShared: choice.instruction.lifecycle == .singleton, reach: reach,
      origin: choice.originOfReach, file: place.file, line: place.line
    ) { dependencies in
      var source: any DependencySource = GraphSource(dependencies)
      do {
        guard let value = cast(try choice.factory.make(&source)) else {
          // Only factories that are indexed for the type can be chosen.
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

/// Gives a factory what the graph has for its parameters.
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
