import GRDB
import Logging

/// Stores notes in a file of SQLite.
final class NoteDatabase: NoteStore {
  private let pool: DatabasePool
  private let logger: Logger

  private init(pool: DatabasePool, logger: Logger) {
    self.pool = pool
    self.logger = logger
  }

  /// An async factory, so that the graph is complete only when the database can be used.
  static func open(settings: Settings, logger: Logger) async throws -> NoteDatabase {
    let path = settings.databasePath
    do {
      let pool = try DatabasePool(path: path)
      try migrator.migrate(pool)
      logger.info("database opened", metadata: ["path": "\(path)"])
      return NoteDatabase(pool: pool, logger: logger)
    } catch {
      throw UnusableDatabase(path: path, reason: error)
    }
  }

  func close() throws {
    try pool.close()
    logger.info("database closed")
  }

  private static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("notes") { database in
      try database.create(table: "note") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("author", .text).notNull().indexed()
        table.column("text", .text).notNull()
        table.column("isDelivered", .boolean).notNull().defaults(to: false).indexed()
      }
    }
    return migrator
  }

  // MARK: NoteStore

  func notes(of author: String) async throws -> [Note] {
    try await pool.read { database in
      try Note.fetchAll(database, sql: "SELECT * FROM note WHERE author = ? ORDER BY id", arguments: [author])
    }
  }

  func transaction<Value: Sendable>(
    _ body: @escaping @Sendable (any NoteTransaction) throws -> Value
  ) async throws -> Value {
    // GRDB rolls back if the closure throws.
    try await pool.write { database in try body(Transaction(database: database)) }
  }

  func undelivered() async throws -> [Note] {
    try await pool.read { database in
      try Note.fetchAll(database, sql: "SELECT * FROM note WHERE NOT isDelivered ORDER BY id LIMIT 100")
    }
  }

  func markDelivered(_ note: Note) async throws {
    try await pool.write { database in
      try database.execute(sql: "UPDATE note SET isDelivered = TRUE WHERE id = ?", arguments: [note.id])
    }
  }
}

extension Note: FetchableRecord {}

private struct Transaction: NoteTransaction {
  let database: Database

  func add(_ draft: Draft, author: String) throws -> Note {
    try database.execute(
      sql: "INSERT INTO note (author, text) VALUES (?, ?)", arguments: [author, draft.text])
    return Note(id: database.lastInsertedRowID, author: author, text: draft.text)
  }
}

/// A failed start, with the path that the error of SQLite lacks.
struct UnusableDatabase: Error, CustomStringConvertible {
  let path: String
  let reason: any Error

  var description: String { "\(path): \(reason)" }
}
