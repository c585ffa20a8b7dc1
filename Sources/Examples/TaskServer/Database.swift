/// The data that the server keeps between requests. Its connection takes a moment to open.
actor Database {
  private let log: ServerLog
  private var visits: [String: Int] = [:]

  private init(log: ServerLog) {
    self.log = log
  }

  static func connect(log: ServerLog) async throws -> Database {
    try await Task.sleep(nanoseconds: 1_000_000)
    log.note("database: connected")
    return Database(log: log)
  }

  func countVisit(of path: String) -> Int {
    visits[path, default: 0] += 1
    return visits[path, default: 0]
  }

  var visitCount: Int { visits.values.reduce(0, +) }

  func disconnect() {
    log.note("database: disconnected after \(visitCount) visits")
  }
}
