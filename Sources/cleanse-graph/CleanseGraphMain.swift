import Foundation
import GraphCommand

@main
enum CleanseGraphMain {
  static func main() {
    exit(GraphCommand.run(Array(ProcessInfo.processInfo.arguments.dropFirst())).report())
  }
}
