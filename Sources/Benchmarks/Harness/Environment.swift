import Foundation

/// The machine and the date of a run.
package struct Environment: Codable, Equatable, Sendable {
  package let date: String
  package let processor: String
  package let processorCount: Int
  package let system: String
  package let compiler: String

  package init(date: String, processor: String, processorCount: Int, system: String, compiler: String) {
    self.date = date
    self.processor = processor
    self.processorCount = processorCount
    self.system = system
    self.compiler = compiler
  }

  /// This machine, now.
  /// - Parameter compiler: the version text of the compiler.
  package static func current(compiler: String) -> Environment {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "yyyy-MM-dd"
    return Environment(
      date: formatter.string(from: Date()), processor: processorName,
      processorCount: ProcessInfo.processInfo.activeProcessorCount,
      system: ProcessInfo.processInfo.operatingSystemVersionString, compiler: compiler)
  }

  private static var processorName: String {
    #if os(Linux)
      let lines = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8))?.split(separator: "\n") ?? []
      let name = lines.first { $0.hasPrefix("model name") }?.split(separator: ":").last
      return name.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    #else
      var size = 0
      sysctlbyname("machdep.cpu.brand_string", nil, &size, nil, 0)
      var name = [UInt8](repeating: 0, count: size)
      guard sysctlbyname("machdep.cpu.brand_string", &name, &size, nil, 0) == 0 else { return "unknown processor" }
      return String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
    #endif
  }
}
