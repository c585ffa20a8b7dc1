/// A stage of a binding in which a tag may follow.
// A marker, so that the step has no further argument at run time.
@_documentation(visibility: internal)
@_marker public protocol TaggableStage {}

/// A stage of a binding that can become private.
@_documentation(visibility: internal)
public protocol RestrictableStage {
  /// The stage of the private binding.
  associatedtype Private
}

/// The steps that a binding has behind it; used as type arguments only.
@_documentation(visibility: internal)
public enum BindingStage {
  /// All steps are open.
  public enum Open: TaggableStage, RestrictableStage {
    public typealias Private = BindingStage.Private
  }
  /// The binding is private, and so no contribution; a tag may follow.
  public enum Private: TaggableStage, RestrictableStage {
    public typealias Private = BindingStage.Private
  }
  /// The collection is chosen; a tag may follow.
  public enum Collected {}
  /// The tag is chosen; a scope may follow.
  public enum Tagged: RestrictableStage {
    public typealias Private = Tagged
  }
  /// The scope is chosen; only a terminator follows.
  // A class, because whether a type is one is all that the compiler can answer for each client: so terminators know
  // a shared binding.
  public final class Shared: RestrictableStage {
    public typealias Private = Shared

    private init() {}
  }
}
