import Foundation

/// A failed request or an invalid answer.
enum LoadingError: Error, Equatable {
  case unreachable(URL, reason: String)
  case refused(URL, status: Int)
  case malformed(URL, problem: MalformedAnswer)
}

extension LoadingError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unreachable(let url, let reason): "\(url.absoluteString) cannot be reached. \(reason)"
    case .refused(let url, let status): "\(url.absoluteString) cannot be had: the server answers with status \(status)."
    case .malformed(let url, let problem): "\(url.absoluteString) cannot be understood: \(problem)."
    }
  }
}
