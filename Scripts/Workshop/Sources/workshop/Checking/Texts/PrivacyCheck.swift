import Foundation

/// Documentation/PrivacyInfo.xcprivacy declares that the libraries use no API for which Apple requires a reason. Their
/// sources must not contain the name of one.
struct PrivacyCheck: TextCheck {
  let name = "privacy"
  let summary = "the libraries use no API that Documentation/PrivacyInfo.xcprivacy would have to declare"
  let success = "The libraries use no API that a privacy manifest has to declare"

  /// Folders of `Sources` that no library for apps contains.
  private static let tools: Set = [
    "AutowireGenerator", "Benchmarks", "Checker", "Commands", "Examples", "GraphCommand", "Plugins",
  ]
  /// Uses the time of files. Only tools call it, so that linkers remove it from apps.
  private static let toolsOnly = "Sources/TextFiles/FileSignature.swift"
  /// File times, boot time, disk space, the active keyboard, user defaults.
  private var names: Regex<Substring> {
    /\b(?:(?:file|content)?[mM]odificationDate(?:Key)?|(?:file)?[cC]reationDate(?:Key)?|[fl]?stat(?:at)?|f?getattrlist(?:at|bulk)?|systemUptime|mach_(?:absolute|continuous)_time|volume(?:Available|Total)Capacity\w*|system(?:Free)?Size|f?statv?fs|activeInputModes|FileSignature|(?:NS)?UserDefaults|AppStorage)\b/
  }

  func problems(in repository: Repository) throws -> [String] {
    let folders = try repository.names(in: "Sources").filter { !Self.tools.contains($0) }
    // Otherwise a dot between letters is no boundary.
    let names = names.wordBoundaryKind(.simple)
    return try folders.flatMap { folder in
      try [".swift", ".h", ".c"].flatMap { try repository.files(below: "Sources/\(folder)", endingIn: $0) }
    }.filter { $0 != Self.toolsOnly }.flatMap { file in
      try repository.text(of: file).components(separatedBy: "\n").enumerated().compactMap { index, line in
        let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
        return code.firstMatch(of: names).map {
          "\(file):\(index + 1): \($0.output) needs a reason in Documentation/PrivacyInfo.xcprivacy"
        }
      }
    }
  }
}
