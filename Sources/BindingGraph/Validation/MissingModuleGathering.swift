/// Puts missing bindings together that have one cause: a module is not included.
///
/// - Complexity: O(bindings + missing keys × modules that bind them).
struct MissingModuleGathering {
  /// Of less types it is chance that nothing of their library is bound.
  private static let minimumNumberOfTypes = 3
  /// Libraries of the platform, whose types nobody expects modules for.
  private static let platformLibraries: Set<String> = [
    "AppKit", "Combine", "Dispatch", "Foundation", "FoundationEssentials", "Swift", "SwiftUI", "UIKit", "__C",
  ]

  fileprivate struct Inclusion: Hashable {
    let provider: MissingBinding.Provider
    let component: TypeReference
  }

  private let begun: [MissingBinding]
  private var remaining: [MissingBinding]
  private(set) var modules: [MissingModule] = []

  /// - Parameter missing: what was found, in the order of reports.
  init(_ missing: [MissingBinding], in graph: LinkedGraph, advisor: any TypeAdvisor) {
    // What somebody began to bind has another cause.
    begun = missing.filter { !$0.unfinished.isEmpty }
    remaining = missing.filter(\.unfinished.isEmpty)
    gatherByProviders()
    gatherByLibraries(boundIn: graph, advisor: advisor)
  }

  /// What is a finding of its own.
  var others: [MissingBinding] { begun + remaining }

  // MARK: Known modules

  /// Takes the module that binds most of what is missing, and so on.
  private mutating func gatherByProviders() {
    while let inclusion = mostPromisingInclusion {
      gather {
        $0.inclusions.contains(inclusion)
      } as: {
        MissingModule(library: $0.library, provider: inclusion.provider, namesake: nil, bindings: $0)
      }
    }
  }

  private var mostPromisingInclusion: Inclusion? {
    var counts: [Inclusion: Int] = [:]
    var order: [Inclusion] = []
    for inclusion in remaining.flatMap(\.inclusions) {
      if counts[inclusion] == nil { order.append(inclusion) }
      counts[inclusion, default: 0] += 1
    }
    // The first of several: inner modules come before those that include them.
    let most = counts.values.max() ?? 0
    return most < 2 ? nil : order.first { counts[$0] == most }
  }

  // MARK: Unknown modules

  private mutating func gatherByLibraries(boundIn graph: LinkedGraph, advisor: any TypeAdvisor) {
    guard remaining.count >= Self.minimumNumberOfTypes else { return }
    var counts: [String: Int] = [:]
    var order: [String] = []
    for library in remaining.compactMap(\.library) where !Self.platformLibraries.contains(library) {
      if counts[library] == nil { order.append(library) }
      counts[library, default: 0] += 1
    }
    order.removeAll { counts[$0, default: 0] < Self.minimumNumberOfTypes }
    guard !order.isEmpty else { return }
    let bound = Set(
      Set(graph.bindings.lazy.filter(\.binds).map(\.key)).compactMap {
        graph.type(of: $0).library(shape: advisor.shape(of: graph.type(of: $0)))
      })
    for library in order where !bound.contains(library) {
      gather {
        $0.library == library
      } as: {
        MissingModule(library: library, provider: nil, namesake: advisor.module(namedAfter: library), bindings: $0)
      }
    }
  }

  private mutating func gather(
    _ belongs: (MissingBinding) -> Bool, as module: ([MissingBinding]) -> MissingModule
  ) {
    let bindings = remaining.filter(belongs)
    remaining.removeAll(where: belongs)
    modules.append(module(bindings.filter { $0.path != nil } + bindings.filter { $0.path == nil }))
  }
}

extension MissingBinding {
  fileprivate var inclusions: [MissingModuleGathering.Inclusion] {
    providers.map { MissingModuleGathering.Inclusion(provider: $0, component: component) }
  }

  /// The Swift module that declares what is missing.
  fileprivate var library: String? { key.library(shape: shape) }
}

extension [MissingBinding] {
  /// The Swift module that declares all that is missing, where it is one.
  fileprivate var library: String? {
    let libraries = Set(map(\.library))
    return libraries.count == 1 ? libraries.first ?? nil : nil
  }
}

extension TypeReference {
  /// The Swift module that declares a type, or what stands behind a tag, a factory or a collection.
  fileprivate func library(shape: TypeShape) -> String? {
    switch shape {
    case .tagged(let type, _), .assistedFactory(let type, _), .componentFactory(let type), .propertyInjector(let type),
      .assisted(let type), .optional(let type), .array(let type), .set(let type), .dictionary(_, let type),
      .closure(let type):
      type.module
    case .value, .unknown, .constant, .object, .existential: module
    }
  }
}
