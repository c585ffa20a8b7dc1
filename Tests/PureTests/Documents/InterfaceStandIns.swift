// Replacements for the user interface types that the examples use.

class UIResponder {
  init() {}
}

class UIViewController: UIResponder {
  private(set) var presented: [UIViewController] = []

  func present(_ viewController: UIViewController, animated: Bool) {
    presented.append(viewController)
  }
}

class UIView: UIResponder {}

class UICollectionViewCell: UIView {}

final class UICollectionView: UIView {}

final class UIImage {}

final class UIImageView: UIView {
  private(set) var shown: (url: String, downloader: any ImageDownloaderType)?

  func setImage(with url: String?, using downloader: any ImageDownloaderType) {
    shown = url.map { ($0, downloader) }
  }
}

final class UIWindow: UIView {
  var rootViewController: UIViewController?
}

protocol UIApplicationDelegate: AnyObject {
  var window: UIWindow? { get set }
}

final class UIApplication {
  struct LaunchOptionsKey: Hashable {}

  var delegate: (any UIApplicationDelegate)?
}

enum UIBackgroundFetchResult {
  case newData
}

/// Creates view controllers by name, like a storyboard of an interface editor.
final class UIStoryboard {
  private let make: [String: () -> UIViewController]

  init(_ make: [String: () -> UIViewController]) {
    self.make = make
  }

  func instantiateViewController<ViewController: UIViewController>(identifier: String) -> ViewController {
    guard let viewController = make[identifier]?() as? ViewController else {
      fatalError("The storyboard has no \(ViewController.self) \(identifier)")
    }
    return viewController
  }

  func instantiateInitialViewController() -> UIViewController? {
    make["Initial"]?()
  }
}

struct IndexPath {
  let item: Int
}

/// Opens pages by their URLs.
final class Navigator {
  typealias Opener = (_ url: String, _ values: [String: Any], _ context: Any?) -> UIViewController?

  private var openers: [String: Opener] = [:]

  func register(_ pattern: String, _ opener: @escaping Opener) {
    openers[pattern] = opener
  }

  func open(_ pattern: String, values: [String: Any]) -> UIViewController? {
    openers[pattern]?(pattern, values, nil)
  }
}
