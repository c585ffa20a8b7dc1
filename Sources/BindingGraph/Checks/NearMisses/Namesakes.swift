#if DEBUG || DetailedReports
  /// The types of a graph by their names without Swift modules, so that code names the module where two modules have a type
  /// of one name.
  struct Namesakes {
    private let typesOfName: [String: [TypeReference]]

    init(in graph: LinkedGraph) {
      var typesOfName: [String: [TypeReference]] = [:]
      for type in graph.bindings.map(\.key).uniqued().map({ graph.type(of: $0) }) {
        for name in Self.names(in: type) { typesOfName[name, default: []].append(type) }
      }
      self.typesOfName = typesOfName
    }

    /// Returns the types of the graph that contain a type of another Swift module with the same name as a given one.
    func types(besides type: TypeReference) -> [TypeReference] {
      let modules = type.modules
      return Self.names(in: type).flatMap { typesOfName[$0] ?? [] }.filter { !$0.modules.isSubset(of: modules) }
    }

    private static func names(in type: TypeReference) -> Set<String> {
      var names: Set<String> = []
      TypeName(type.fullName).forEachPath { parts in
        guard parts.count > 1, parts[0].name != "Swift" else { return }
        names.insert(parts.dropFirst().map(\.name).joined(separator: "."))
      }
      return names
    }
  }
#endif
