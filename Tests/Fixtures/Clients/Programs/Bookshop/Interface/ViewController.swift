// Stands in for the view controllers of a user-interface framework, which the system makes or which are subclassed.
open class ViewController {
  public var title = ""
  public var theme = "none"

  public init() {}
}

public final class Window {
  public var rootViewController: ViewController?

  public init() {}
}
