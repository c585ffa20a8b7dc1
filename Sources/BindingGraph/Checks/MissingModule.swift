#if DEBUG || DetailedReports
  /// Several required types without a visible binding and with one cause: a module that would bind them is not included.
  package struct MissingModuleFact: Sendable {
    /// The Swift module that declares the types, if it is only one.
    package let library: String?
    /// The module that binds all of them, and the component that could include it; `nil` if none is known.
    package let inclusion: MissingBindingFact.Inclusion?
    /// The innermost component in which bindings would serve all requests.
    package let component: TypeReference
    /// At least two missing bindings; those that a root reaches come first.
    package let bindings: [MissingBindingFact]
  }

  extension MissingModuleFact: GraphFact {
    // Each of the types is a missing binding.
    package static let kind = MissingBindingFact.kind

    package var location: SourceLocation? { bindings.first?.location }
    package var subject: TypeReference? { bindings.first?.key }
    package var subjects: [TypeReference] { bindings.map(\.key) }
    package var chain: [TypeReference] { bindings.first?.chain ?? [] }
  }

  /// Groups missing bindings that have one cause: a module is not included.
  ///
  /// It uses only causes that a running program also knows, so that a graph has equally many findings there and in the
  /// static check: a module that another component includes, one that is named after the library of the types, and a
  /// library without any bound type.
  ///
  /// - Complexity: O(bindings + missing keys × modules that bind them).
  struct MissingModuleGathering {
    /// Fewer unbound types of one library may be a coincidence.
    private static let minimumNumberOfTypes = 3
    private let begun: [MissingBindingFact]
    private var remaining: [MissingBindingFact]
    private(set) var modules: [MissingModuleFact] = []

    /// - Parameter missing: all missing bindings, in the order of reports.
    init(_ missing: [MissingBindingFact], in graph: LinkedGraph, advisor: any TypeAdvisor) {
      // A type with an unfinished binding is missing for another reason.
      begun = missing.filter { !$0.unfinished.isEmpty }
      remaining = missing.filter(\.unfinished.isEmpty)
      gatherTypesOfAnotherCopy()
      gatherByModules()
      gatherByLibraries(boundIn: graph, advisor: advisor)
    }

    /// The missing bindings that remain findings of their own.
    var others: [MissingBindingFact] { begun + remaining }

    private mutating func gatherTypesOfAnotherCopy() {
      guard remaining.lazy.filter(\.isOfAnotherCopy).prefix(2).count == 2 else { return }
      gather {
        $0.isOfAnotherCopy
      } as: {
        MissingModuleFact(library: $0.library, inclusion: nil, component: $0.commonComponent, bindings: $0)
      }
    }

    // MARK: Modules

    /// Repeatedly takes the module that binds most of the remaining types.
    private mutating func gatherByModules() {
      while let inclusion = mostPromisingInclusion {
        gather {
          $0.generallyKnownInclusions.contains(inclusion)
        } as: {
          MissingModuleFact(library: $0.library, inclusion: inclusion, component: inclusion.home.type, bindings: $0)
        }
      }
    }

    private var mostPromisingInclusion: MissingBindingFact.Inclusion? {
      remaining.flatMap(\.generallyKnownInclusions).mostPromising { $0 >= 2 }
    }

    // MARK: Libraries

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
        } as: { bindings in
          let inclusion = bindings.flatMap(\.inclusions).mostPromising { $0 == bindings.count }
          return MissingModuleFact(
            library: library, inclusion: inclusion, component: inclusion?.home.type ?? bindings.commonComponent,
            bindings: bindings)
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
    fileprivate var isOfAnotherCopy: Bool { typeOfAnotherCopy != nil }

    /// The Swift module that declares the missing type.
    fileprivate var library: String? { key.library(shape: shape) }

    /// The inclusions that a running program also knows.
    fileprivate var generallyKnownInclusions: [Inclusion] {
      inclusions.filter { inclusion in
        inclusion.owner != nil || library.map { inclusion.module.qualifiedName == "\($0).\($0)Module" } == true
      }
    }
  }

  extension [MissingBindingFact.Inclusion] {
    /// Returns the inclusion that occurs most often, if that is often enough.
    fileprivate func mostPromising(_ isEnough: (Int) -> Bool) -> Element? {
      let counted = grouped { $0 }.map { (inclusion: $0.key, count: $0.elements.count) }
      let most = counted.reduce(0) { Swift.max($0, $1.count) }
      guard isEnough(most) else { return nil }
      // The first of several: inner modules come before the modules that include them, and inner components before outer
      // ones.
      let best = counted.filter { $0.count == most }.map(\.inclusion)
      return best.first { $0.outcome == .mends } ?? best.first
    }
  }

  extension [MissingBindingFact] {
    /// The innermost component in which bindings would serve all requests.
    fileprivate var commonComponent: TypeReference {
      let homes = reduce(self[0].homes) { common, missing in common.filter(missing.homes.contains) }
      return homes.first?.type ?? self[0].component
    }

    /// The Swift module that declares all missing types, if it is only one.
    fileprivate var library: String? {
      guard let library = first?.library, allSatisfy({ $0.library == library }) else { return nil }
      return library
    }
  }

  extension MissingModuleFact {
    package var explanation: DiagnosticContent {
      var content = DiagnosticContent(nil, problem)
      content.chain = bindings[0].outline.chain
      content.steps = bindings.compactMap { binding in
        binding.requests.first.map { DiagnosticStep("\($0.shown) required by \($0.requirerName)", at: $0.location) }
      }
      if bindings[0].isOfAnotherCopy {
        content.help = [.linkOneCopy]
      } else if let suggestion = inclusion.map(suggestion) ?? guess {
        content.help = [suggestion]
      }
      return content
    }

    private var problem: DiagnosticText {
      let missing: DiagnosticText = "\(bindings.count) bindings are missing"
      if bindings[0].isOfAnotherCopy {
        return missing + ": this program links Cleanse twice, and each copy has types of its own"
      }
      guard let inclusion else {
        return missing + (library.map { ": no type of module \($0) is bound" } ?? "")
      }
      let others: DiagnosticText = inclusion.owner.map { " (\($0) does)" } ?? ""
      return missing + " because \(component) does not include \(inclusion.module)" + others
    }

    private func suggestion(of inclusion: MissingBindingFact.Inclusion) -> DiagnosticSuggestion {
      let line: DiagnosticText = "binder.include(module: \(inclusion.module.metatype))"
      let file = inclusion.home.statementPlace?.location.file ?? location?.file
      let isNamed = !inclusion.module.isPrivate || inclusion.file == file
      switch isNamed ? inclusion.outcome : .fails {
      case .mends:
        return DiagnosticSuggestion("include it in \(component)", fix: line, in: inclusion.home.statementPlace)
      case .mayNotCompile:
        return DiagnosticSuggestion("did you mean to include \(inclusion.module) in \(component)?", code: line)
      case .lacks(let need):
        return DiagnosticSuggestion("include it in \(component), and bind \(need) there", code: line)
      case .fails:
        return DiagnosticSuggestion("include it in \(component), and make it accessible there")
      }
    }

    private var guess: DiagnosticSuggestion? {
      library.map { DiagnosticSuggestion("did you mean to include a module of \($0) in \(component)?") }
    }
  }
#endif
