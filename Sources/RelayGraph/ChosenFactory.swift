import Cleanse
import Relay

/// A factory that a launch argument has chosen for a binding.
struct ChosenFactory {
  let choice: DynamicDependencyChoice
  let reach: OverrideReach
  /// Where the override is said to be made, for a factory of which that is not known.
  let place: (file: StaticString, line: Int)

  /// The factory as an override of a graph. One that fails, or that makes something else, stops the program: a graph has
  /// no way to go on.
  /// - Parameter cast: takes what was made for what the binding provides, if it is.
  func runtimeFactory<Element>(_ cast: @escaping (Any) -> Element?) -> RuntimeFactory<Element> {
    let (choice, place) = (choice, choice.factory.place ?? place)
    return RuntimeFactory(
      requiring: choice.factory.dependencies, isShared: choice.instruction.lifecycle == .singleton, reach: reach,
      file: place.file, line: place.line
    ) { dependencies in
      var source: any DependencySource = GraphSource(dependencies)
      do {
        let made = try choice.factory.make(&source)
        guard let value = cast(made) else {
          fatalError(
            """
            The factory '\(choice.instruction.factory)' was chosen for \(choice.type), and has made something else: \
            \(Swift.type(of: made)). Add it with add(_:for:factory:), so that such a choice is refused at launch.
            """)
        }
        return value
      } catch {
        fatalError("The factory '\(choice.instruction.factory)' has failed: \(error)")
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

  /// What a factory without declared parameters resolves is not of the graph.
  var container: DependencyContainer { .global }

  mutating func next<Dependency>(_ type: Dependency.Type) -> Dependency {
    defer { position += 1 }
    return dependencies.value(at: position, as: type)
  }
}
