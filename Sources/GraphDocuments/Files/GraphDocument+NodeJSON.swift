import BindingGraph

extension GraphDocument.Node: Codable {
  private enum Member: String, CodingKey {
    case id, component, key, tag, kind, contribution, scope, lifecycle, visibility, module, installs, location
    case requirements, accepts
  }

  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    id = try members.decode(String.self, forKey: .id)
    component = try members.decode(String.self, forKey: .component)
    key = try members.decode(GraphDocument.TypeName.self, forKey: .key)
    tag = try members.decodeIfPresent(GraphDocument.TypeName.self, forKey: .tag)
    kind = try members.decode(Kind.self, forKey: .kind)
    contribution = try members.decodeIfPresent(Contribution.self, forKey: .contribution)
    scope = try members.decodeIfPresent(GraphDocument.TypeName.self, forKey: .scope)
    attributes = try Self.flags(in: decoder.container(keyedBy: JSONMember.self))
    let lifecycle = try members.decode([Lifecycle].self, forKey: .lifecycle)
    visibility = try members.decodeIfPresent(Visibility.self, forKey: .visibility)
    module = try members.decodeIfPresent(String.self, forKey: .module)
    installs = try members.decodeIfPresent(String.self, forKey: .installs)
    location = try members.decodeIfPresent(GraphDocument.Location.self, forKey: .location)
    requirements = try members.decode([GraphDocument.Requirement].self, forKey: .requirements)
    // Documents of older writers lack it.
    acceptedWarnings = try members.decodeIfPresent([String].self, forKey: .accepts) ?? []
    setLifecycle(lifecycle)
  }

  /// The attributes that are Boolean members.
  private static func flags(in members: KeyedDecodingContainer<JSONMember>) throws -> BindingAttributes {
    try DocumentedAttribute.all.reduce(into: []) { flags, documented in
      guard case .boolean(let name, let isRequired) = documented.member else { return }
      let member = JSONMember(stringValue: name)
      let flag =
        isRequired
        ? try members.decode(Bool.self, forKey: member) : try members.decodeIfPresent(Bool.self, forKey: member)
      if flag == true { flags.insert(documented.attribute) }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}
