/// Assembles the records of a component tree into a graph.
///
///     var assembler = GraphAssembler()
///     let app = assembler.add(appRecord, in: nil)
///     _ = assembler.add(sessionRecord, in: app)
///     let graph = assembler.finish()
///
/// - Complexity: O(bindings + requirements) of all records.
package struct GraphAssembler {
  private var graph = BindingGraph()
  private var numberOfDictionaryKey: [AnyHashable: Int32] = [:]

  package init() {}

  /// Returns the contribution of a dictionary element. Equal keys get equal numbers in all records.
  package mutating func dictionaryElement(under key: AnyHashable) -> Binding.Contribution {
    if let number = numberOfDictionaryKey[key] { return .dictionary(key: number) }
    let number = Int32(graph.dictionaryKeys.count)
    numberOfDictionaryKey[key] = number
    graph.dictionaryKeys.append(TypeName.withPlainSpaces(String(describing: key.base)))
    return .dictionary(key: number)
  }

  /// Adds a component to the tree, after the other children of its parent.
  /// - Parameter parent: the component that installs it; `nil` for the first component, which is the outermost one.
  package mutating func add(_ record: consuming ComponentRecord, in parent: ComponentNode.ID?) -> ComponentNode.ID {
    record.markSendableBindings()
    record.move(behind: graph)
    var node = record.node
    let component = graph.components.count
    if let parent {
      node.parent = parent
      node.factoryBinding = record.factory.map { graph.components[parent].bindings.lowerBound + $0 }
      graph.components[parent].children.append(component)
    }
    node.bindings = graph.bindings.count..<graph.bindings.count + record.bindings.count
    graph.components.append(node)
    graph.modulePaths.append(from: record.modules)
    graph.bindings.append(from: record.bindings)
    graph.requirements.append(from: record.requirements)
    graph.unfinishedBindings.append(from: record.unfinishedBindings)
    graph.acceptances.formUnion(record.acceptances)
    graph.overriddenModules.merge(record.overriddenModules) { $1 }
    graph.replacedLocations.merge(record.replacedLocations) { $1 }
    graph.sendableCompositions.append(record.sendableCompositions)
    return component
  }

  /// Records that a `ComponentFactory` builds the outermost component, which it does without `await`.
  /// - Parameter calls: the locations of the calls, as far as known.
  package mutating func buildRootSynchronously(at calls: [SourceLocation] = []) {
    graph.isRootBuiltSynchronously = true
    graph.synchronousBuilds += calls
  }

  /// Adds a binding of an override.
  package mutating func addOverride(_ binding: OverridingBinding) {
    graph.overridingBindings.append(binding)
  }

  /// Adds an override module without bindings.
  package mutating func addEmptyOverride(_ module: TypeReference) {
    graph.emptyOverrides.append(module)
  }

  /// Returns the graph of all added records. Stops the program if they break an invariant.
  package consuming func finish() -> BindingGraph {
    if !graph.brokenInvariants.isEmpty {
      // Unlike a precondition, prints its explanation in release builds too.
      let names = graph.brokenInvariants.map(\.rawValue).joined(separator: ", ")
      fatalError("The graph violates these invariants: \(names).")
    }
    return graph
  }

  /// Returns the graph of all added records. Only debug builds check the invariants: for the only front end that runs
  /// at each program start.
  package consuming func finishTrusted() -> BindingGraph {
    assert(graph.brokenInvariants.isEmpty, "The graph violates \(graph.brokenInvariants).")
    return graph
  }
}

extension Array {
  /// Appends elements without copying them if there are no others.
  fileprivate mutating func append(from others: [Element]) {
    if isEmpty { self = others } else { self += others }
  }
}
