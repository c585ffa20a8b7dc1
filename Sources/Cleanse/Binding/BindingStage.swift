/// A stage of a binding in which a tag may follow.
// A marker protocol, because a constraint to it adds no run-time argument to the function of a step.
@_documentation(visibility: internal)
@_marker public protocol TaggableStage {}

/// A stage of a binding that can become private.
@_documentation(visibility: internal)
public protocol RestrictableStage {
  /// The stage of the private binding.
  associatedtype Private
}

/// The steps that a binding has completed; used as type arguments only.
@_documentation(visibility: internal)
public enum BindingStage {
  /// All steps are still possible.
  public enum Open: TaggableStage, RestrictableStage {
    public typealias Private = BindingStage.Private
  }
  /// The binding is private, so it cannot be a contribution; a tag may follow.
  public enum Private: TaggableStage, RestrictableStage {
    public typealias Private = BindingStage.Private
  }
  /// The collection is selected; a tag may follow.
  public enum Collected {}
  /// The tag is selected; a scope may follow.
  public enum Tagged: RestrictableStage {
    public typealias Private = Tagged
  }
  /// The scope is selected; only a terminator follows.
  // A class, because terminators recognize a shared binding by its stage, and the only question about a type that the
  // compiler answers in each client is whether it is a class.
  public final class Shared: RestrictableStage {
    public typealias Private = Shared

    private init() {}
  }
}
