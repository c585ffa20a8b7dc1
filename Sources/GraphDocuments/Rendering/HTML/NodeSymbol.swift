/// The symbol before a node's name: each kind has its own shape, so that kinds can be distinguished without colours.
enum NodeSymbol: String, CaseIterable {
  case factory
  case asynchronousFactory = "asynchronous-factory"
  case value
  case provider
  case seed
  case componentFactory = "component-factory"
  case propertyInjector = "property-injector"
  case assistedFactory = "assisted-factory"
  case decorator
  case collection
  case module
  case missing
  /// A kind that this version does not know.
  case other

  /// The outline as an SVG path around the origin, at most 14 wide and high.
  var path: String {
    switch self {
    case .factory: "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z"
    case .asynchronousFactory: "M-5.5 -6.5h11L0 0L5.5 6.5h-11L0 0z"
    case .value: "M-5.5 -5.5h11v11h-11z"
    case .provider: "M0 -6.5L6.5 5.5H-6.5z"
    case .seed: "M0 6.5L6.5 -5.5H-6.5z"
    case .componentFactory: "M-6.5 -6.5h13v13h-13zM-4 -4v8h8v-8zM-2 -2h4v4h-4z"
    case .propertyInjector: "M-6.5 -2.5h6v-4L6.5 0L-0.5 6.5v-4h-6z"
    case .assistedFactory: "M-6.5 0L-3.5 -6h7L6.5 0L3.5 6h-7z"
    case .decorator: "M-6.5 0a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z"
    case .collection: "M-6 -6h12v3h-12zM-6 -1.5h12v3h-12zM-6 3h12v3h-12z"
    case .module: "M-6.5 -5h5l1.5 2h6.5v8.5h-13z"
    case .missing: "M-6 -4L-4 -6L0 -2L4 -6L6 -4L2 0L6 4L4 6L0 2L-4 6L-6 4L-2 0z"
    case .other: "M0 -6.5L6.5 0L0 6.5L-6.5 0z"
    }
  }
}
