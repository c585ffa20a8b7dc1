import BindingGraph

/// A binding of a lock file.
struct LockedBinding {
  let line: Int
  let name: String
  let kind: String
  /// The qualified name.
  private(set) var key: String
  private(set) var tag: String?
  private(set) var collection: String?
  private(set) var elementKey: String?
  private(set) var order: String?
  private(set) var scope: String?
  private(set) var attributes: BindingAttributes = []
  private(set) var laterLifecycle: [String] = []
  private(set) var visibility: String?
  private(set) var module: String?
  private(set) var installs: String?
  private(set) var acceptedWarnings: [String] = []

  private enum Option: String {
    case key, tag, element, under, order, shared, with, visible, `in`, installs, accepts
  }

  /// A word without a value.
  private struct Attribute: RawRepresentable {
    let rawValue: String
    let attribute: BindingAttributes

    init?(rawValue: String) {
      guard let known = DocumentedAttribute.all.first(where: { $0.word == rawValue }) else { return nil }
      self.rawValue = rawValue
      attribute = known.attribute
    }
  }

  init(_ name: String, _ words: inout LockWords) throws {
    line = words.line
    self.name = name
    key = name
    kind = try words.name("the kind of the binding")
    while true {
      if let attribute = words.keyword(Attribute.self) {
        attributes.insert(attribute.attribute)
        continue
      }
      guard let option = try words.option(Option.self) else { return }
      let value = try words.name("the value of '\(option.rawValue)'")
      switch option {
      case .key: key = value
      case .tag: tag = value
      case .element: collection = value
      case .under: elementKey = value
      case .order: order = value
      case .shared: scope = value
      case .with: laterLifecycle.append(value)
      case .visible: visibility = value
      case .in: module = value
      case .installs: installs = value
      case .accepts: acceptedWarnings.append(value)
      }
    }
  }
}
