import Foundation

extension String {
  /// The text with the first occurrence of another one replaced.
  func replacingFirst(_ text: String, with replacement: String) -> String {
    range(of: text).map { replacingCharacters(in: $0, with: replacement) } ?? self
  }
}
