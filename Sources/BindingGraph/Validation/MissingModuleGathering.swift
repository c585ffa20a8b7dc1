/// Puts missing bindings together that have one cause: a module is not included.
///
/// - Complexity: O(bindings + missing keys × modules that bind them).
struct MissingModuleGathering {
  /// Of less types it is chance that nothing of their library is bound.
  private static let minimumNumberOfTypes = 3
  private let begun: [MissingBindingFact]
  private var remaining: [MissingBindingFact]
  private(set) var modules: [MissingModuleFact] = []

  /// - Parameter missing: what was found, in the order of reports.
  init(_ missing: [MissingBindingFact], in graph: LinkedGraph, advisor: any TypeAdvisor) {
    // A type with an unfinished binding is missing for another reason.
    begun = missing.filter { !$0.unfinished.isEmpty }
    remaining = missing.filter(\.unfinished.isEmpty)
    gatherByModules()
    gatherByLibraries(boundIn: graph, advisor: advisor)
  }

  /// What is a finding of its own.
  var others: [MissingBindingFact] { begun + remaining }

  // MARK: Known modules

  /// Takes the module that binds most of what is missing, and so on.
  private mutating func gatherByModules() {
    while let inclusion = mostPromisingInclusion {
      gather {
        $0.inclusions.contains(inclusion)
      } as: {
        MissingModuleFact(library: $0.library, inclusion: inclusion, component: inclusion.home.type, bindings: $0)
      }
    }
  }

  private var mostPromisingInclusion: MissingBindingFact.Inclusion? {
    let inclusions = remaining.flatMap(\.inclusions).grouped { $0 }.map {
      (inclusion: $0.key, count: $0.elements.count)
    }
    let most = inclusions.reduce(0) { max($0, $1.count) }
    guard most >= 2 else { return nil }
    // The first of several: inner modules come before those that include them, and inner components before outer ones.
    let best = inclusions.filter { $0.count == most }.map(\.inclusion)
    return best.first { $0.outcome == .mends } ?? best.first
  }

  // MARK: Unknown modules

  private mutating func gatherByLibraries(boundIn graph: LinkedGraph, advisor: any TypeAdvisor) {
    guard remaining.count >= Self.minimumNumberOfTypes else { return }
    let libraries = remaining.compactMap(\.library).grouped { $0 }.filter { library, types in
      types.count >= Self.minimumNumberOfTypes && !TypeReference.platformLibraries.contains(library)
    }
    guard !libraries.isEmpty else { return }
    let bound = graph.bindings.filter(\.binds).map(\.key).uniqued().compactMap {
      graph.type(of: $0).library(shape: advisor.shape(of: graph.type(of: $0)))
    }.uniqued()
    for (library, _) in libraries where !bound.contains(library) {
      gather {
        $0.library == library
      } as: {
        MissingModuleFact(library: library, inclusion: nil, component: $0.commonComponent, bindings: $0)
      }
    }
  }

  private mutating func gather(
    _ belongs: (MissingBindingFact) -> Bool, as module: ([MissingBindingFact]) -> MissingModuleFact
  ) {
    let bindings = remaining.filter(belongs)
    remaining.removeAll(where: belongs)
    modules.append(module(bindings.filter { $0.path != nil } + bindings.filter { $0.path == nil }))
  }
}

extension MissingBindingFact {
  /// The Swift module that declares what is missing.
  fileprivate var library: String? { key.library(shape: shape) }
}

extension [MissingBindingFact] {
  /// The innermost component in which bindings would serve all requests.
  fileprivate var commonComponent: TypeReference {
    let homes = reduce(self[0].homes) { common, missing in common.filter(missing.homes.contains) }
    return homes.first?.type ?? self[0].component
  }

  /// The Swift module that declares all that is missing, where it is one.
  fileprivate var library: String? {
    guard let library = first?.library, allSatisfy({ $0.library == library }) else { return nil }
    return library
  }
}
