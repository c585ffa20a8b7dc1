import Dispatch
import Foundation

/// The signals by which a program is told to end: by the system, and by the keys Control and C.
struct Termination {
  private let signals: AsyncStream<Int32>
  private let sources: [any DispatchSourceSignal]

  /// From now on they no longer end the program by themselves.
  init() {
    let (signals, arrivals) = AsyncStream<Int32>.makeStream()
    self.signals = signals
    sources = [SIGTERM, SIGINT].map { number in
      Foundation.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrivals.yield(number) }
      source.resume()
      return source
    }
  }

  /// Waits for the first of them.
  nonisolated(nonsending) func signal() async {
    for await _ in signals { break }
    for source in sources { source.cancel() }
  }
}
