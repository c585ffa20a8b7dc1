/// The steps that a binding has behind it; used as type arguments only.
@_documentation(visibility: internal)
public enum BindingStage {
  /// All steps are open.
  public enum Open {}
  /// The collection is chosen; a tag may follow.
  public enum Collected {}
  /// The tag is chosen; a scope may follow.
  public enum Tagged {}
  /// The scope is chosen; only a terminator follows.
  // A class, because whether a type is one is all that the compiler can answer for each client: so terminators know
  // a shared binding.
  public final class Shared {
    private init() {}
  }
}
