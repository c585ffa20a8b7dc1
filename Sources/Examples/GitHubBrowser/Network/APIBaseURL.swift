import Cleanse
import Foundation

/// Tags the URL that all paths of the API are relative to.
struct APIBaseURL: Tag {
  typealias Element = URL
}
