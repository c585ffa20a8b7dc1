/// What a binding serves: a type, or what is asked for under a tag.
enum BoundKey: Hashable {
  case type(SwiftType)
  case tag(SwiftType)
}
