import Foundation

/// Numbers the requests.
// Unchecked: the lock guards the state.
final class TicketOffice: @unchecked Sendable {
  private let lock = NSLock()
  private var last = 0

  func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}

/// The number of one request, which all objects of the request share.
final class Ticket {
  let number: Int

  init(office: TicketOffice) {
    number = office.next()
  }
}
