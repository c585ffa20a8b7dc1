import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches documents from a server, and waits for them.
struct HTTPTransport: Transport {
  private static let secondsToWait = 15.0

  func document(at url: URL) throws -> Data? {
    let reply = Mailbox<Result<Data?, LoadingError>>()
    URLSession.shared.dataTask(with: Self.request(url)) { data, response, error in
      reply.put(Self.result(at: url, data, response as? HTTPURLResponse, error))
    }.resume()
    return try reply.take().get()
  }

  private static func request(_ url: URL) -> URLRequest {
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    components?.queryItems = [URLQueryItem(name: "per_page", value: "100")]
    var request = URLRequest(url: components?.url ?? url, timeoutInterval: secondsToWait)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    request.setValue("github-browser", forHTTPHeaderField: "User-Agent")
    return request
  }

  private static func result(
    at url: URL, _ data: Data?, _ response: HTTPURLResponse?, _ error: (any Error)?
  ) -> Result<Data?, LoadingError> {
    // The loader drops the slash of a file server's redirect for a folder, and so redirects without end.
    if let error = error as? URLError, error.code == .httpTooManyRedirects { return .success(nil) }
    guard let data, let response else {
      return .failure(.unreachable(url, reason: error?.localizedDescription ?? "There was no answer."))
    }
    switch response.statusCode {
    case 200: return .success(response.mimeType == "text/html" ? nil : data)
    case 404: return .success(nil)
    default: return .failure(.refused(url, status: response.statusCode))
    }
  }
}
