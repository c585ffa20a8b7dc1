import Hummingbird
import Metrics

/// Logs and counts each request.
struct RequestLog: RouterMiddleware {
  let metrics: any MetricsFactory

  func handle(
    _ request: Request, context: NoteContext, next: (Request, NoteContext) async throws -> Response
  ) async throws -> Response {
    context.logger.debug("request began")
    do {
      let response = try await next(request, context)
      record(request, context: context, status: response.status)
      return response
    } catch let error as any HTTPResponseError {
      record(request, context: context, status: error.status)
      throw error
    } catch {
      // Hummingbird answers other errors with this status, and no details for the client.
      record(request, context: context, status: .internalServerError)
      context.logger.error("request failed", metadata: ["error": "\(error)"])
      throw error
    }
  }

  private func record(_ request: Request, context: NoteContext, status: HTTPResponse.Status) {
    // The route and not the path: each value of a dimension is a time series of its own.
    let route = context.endpointPath ?? "none"
    let dimensions = [("route", route), ("method", "\(request.method)"), ("status", "\(status.code)")]
    Counter(label: "note_server_requests", dimensions: dimensions, factory: metrics).increment()
    context.logger.info(
      "request", metadata: ["method": "\(request.method)", "path": "\(request.uri.path)", "status": "\(status.code)"])
  }
}
