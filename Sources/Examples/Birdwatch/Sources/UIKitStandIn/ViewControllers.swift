import Foundation

open class UIViewController: UIResponder {
  open var title: String?

  public init(nibName: String?, bundle: Bundle?) {}

  public required init?(coder: NSCoder) {}

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  open func viewDidLoad() {}
}

public final class UINavigationController: UIViewController {
  public private(set) var viewControllers: [UIViewController] = []
  public var topViewController: UIViewController? { viewControllers.last }

  public func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  public func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }
}

/// A storyboard that creates its screens with the closures in `screens`.
public final class UIStoryboard {
  public static var screens: [String: () -> UIViewController] = [:]

  public init(name: String, bundle: Bundle?) {}

  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let screen = Self.screens[identifier] else { fatalError("The storyboard has no \(identifier)") }
    return screen()
  }
}
