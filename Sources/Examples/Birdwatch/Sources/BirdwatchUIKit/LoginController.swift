#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

final class LoginController: UIViewController {
  /// Called with the name of the user.
  var onLogIn: (String) -> Void = { _ in }
}
