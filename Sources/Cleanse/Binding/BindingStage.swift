/// The steps that a binding has behind it; used as type arguments only.
public enum BindingStage {
  /// All steps are open.
  public enum Open {}
  /// The collection is chosen; a tag may follow.
  public enum Collected {}
  /// The tag is chosen; a scope may follow.
  public enum Tagged {}
  /// The scope is chosen; only a terminator follows.
  // A class, because the compiler can tell classes apart where it compiles a client.
  public final class Shared {
    private init() {}
  }
}
