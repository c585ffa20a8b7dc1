import Foundation

@main
enum CleanseGraphMain {
  static func main() {
    exit(GraphCommand.main(Array(ProcessInfo.processInfo.arguments.dropFirst())))
  }
}
