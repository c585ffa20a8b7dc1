import BirdwatchModel

#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

final class SightingCell: UITableViewCell {
  private var formatter: SightingFormatter?

  func injectProperties(formatter: SightingFormatter) {
    self.formatter = formatter
  }

  func show(_ sighting: Sighting) {
    textLabel?.text = formatter?.text(of: sighting)
  }
}

final class SightingFormatter {
  func text(of sighting: Sighting) -> String {
    "\(sighting.count) x \(sighting.bird), \(sighting.place)"
  }
}
