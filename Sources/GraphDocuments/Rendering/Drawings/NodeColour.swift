import BindingGraph

/// The colours that drawings give to the kinds of nodes.
enum NodeColour: String, CaseIterable {
  case factory
  case value
  case seed
  case installation
  case injector
  case collection
  case module
  /// For a kind that this version does not know.
  case other

  init(of kind: GraphDocument.Node.Kind) {
    switch kind {
    case .factory, .asynchronousFactory, .provider, .decorator: self = .factory
    case .value: self = .value
    case .seed: self = .seed
    case .componentFactory: self = .installation
    case .propertyInjector, .assistedFactory: self = .injector
    case .collection: self = .collection
    case .module: self = .module
    default: self = .other
    }
  }

  /// As `#rrggbb`; dark text on it is readable.
  var fill: String {
    switch self {
    case .factory: "#dbeafe"
    case .value: "#dcfce7"
    case .seed: "#fef3c7"
    case .installation: "#ede9fe"
    case .injector: "#fce7f3"
    case .collection: "#e0f2f1"
    case .module: "#f1f5f9"
    case .other: "#ffffff"
    }
  }

  /// The colour of the border around a node with diagnostics.
  static func border(of severity: DiagnosticSeverity.Level) -> String {
    switch severity {
    case .error: "#b91c1c"
    case .warning: "#d97706"
    case .note: "#2563eb"
    }
  }
}
