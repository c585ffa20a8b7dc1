import Dispatch
import Foundation

/// The signals by which a program is told to end: by the system, and by the keys Control and C.
enum Termination {
  /// Waits for the first of them.
  static func signal() async {
    let (signals, arrivals) = AsyncStream<Int32>.makeStream()
    let sources = [SIGTERM, SIGINT].map { number in
      // Otherwise the signal would end the program.
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrivals.yield(number) }
      source.resume()
      return source
    }
    for await _ in signals { break }
    for source in sources { source.cancel() }
  }
}
