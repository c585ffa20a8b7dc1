import BindingGraph
import Commands
import Foundation
import TextFiles

/// Inserts the fixes of errors, or prints them as a patch.
struct FixRun {
  /// The limit of rounds. One inserted statement may need another one; a longer chain is no useful fix.
  private static let maximumRounds = 20

  let options: Options
  let files: FixableFiles
  var edits = UncheckedEdits()
  /// Reads and checks the sources again.
  let check: () throws -> ProgramFindings

  /// The results of the insertions of one round.
  private struct Round {
    var sources: [EditedSource] = []
    var refusals: [(file: String, refusal: FixRefusal)] = []
  }

  private var listing: FixListing { FixListing(options: options) }

  // MARK: Changing

  /// Changes files until no certain fix is left. Changes that do not pass their check are undone.
  func fix(_ findings: ProgramFindings) throws -> Outcome {
    var findings = findings
    // Identified by file and text, because lines move from round to round.
    var tried: Set<[String]> = []
    var harmful: Set<FileFinding> = []
    var changes = ""
    var changedFiles: Set<String> = []
    var refusals: [String] = []
    var failure = ""
    var count = 0
    for _ in 0..<Self.maximumRounds {
      let errors = findings.diagnostics.filter { !harmful.contains(FileFinding($0)) }
      let insertions = SourceInsertion.all(for: errors).filter { !tried.contains([$0.file, $0.text]) }
      tried.formUnion(insertions.map { [$0.file, $0.text] })
      var round = edit(insertions)
      let written = write(&round)
      refusals += round.refusals.map(listing.complaint)
      guard !written.isEmpty else { break }
      do {
        let checked = try check()
        let consequences = Self.consequences(ofFixing: errors, in: checked.diagnostics, of: findings.diagnostics)
        guard consequences.isEmpty else {
          let undoing = edits.undo()
          refusals += consequences.map { listing.line(about: $0.fixed, causing: $0.caused) }
          harmful.formUnion(consequences.map { FileFinding($0.fixed) })
          tried.subtract(insertions.map { [$0.file, $0.text] })
          guard undoing.allSatisfy({ $0.result == .restored }) else {
            failure = listing.lines(of: undoing)
            break
          }
          continue
        }
        findings = checked
      } catch {
        failure =
          listing.lines(of: edits.undo())
          + ((error as? CompilerError)?.wholeLines ?? "cleansec: error: \(error)\n")
          + "cleansec: error: these statements do not compile\n"
        break
      }
      edits.accept()
      changes += written.map { listing.lines(of: $0) }.joined()
      changedFiles.formUnion(written.map(\.file))
      count += written.reduce(0) { $0 + $1.changes.count }
    }
    let report = findings.report(options)
    let counts = Self.counts(statements: count, files: changedFiles.count, remaining: findings.diagnostics.count)
    let summary = counts + (count == 0 ? "" : "; the sources were checked again, and are not built yet")
    return Outcome(
      output: options.isDocument ? report : changes + report,
      complaint: (options.isDocument ? changes : "") + refusals.uniqued().joined()
        + listing.unplacedFixes(of: findings.diagnostics) + failure
        + "cleansec: \(summary)\ncleansec: \(findings.extent.summary)\n",
      exitCode: failure.isEmpty ? options.exitCode(for: findings.diagnostics) : ExitCode.failure)
  }

  /// The fixed errors with a new finding about the same type. A missing dependency of an inserted statement is none: the
  /// next round may fix it.
  private static func consequences(
    ofFixing errors: [Diagnostic], in checked: [Diagnostic], of earlier: [Diagnostic]
  ) -> [(fixed: Diagnostic, caused: Diagnostic)] {
    let known = Set(earlier.map(FileFinding.init))
    let caused = checked.filter { $0.id != .missingBinding && !known.contains(FileFinding($0)) }
    return errors.filter { $0.certainFix?.insertion != nil }.compactMap { error in
      guard let subject = error.subject else { return nil }
      return caused.first { $0.subject == subject }.map { (error, $0) }
    }
  }

  private func edit(_ insertions: [SourceInsertion]) -> Round {
    var round = Round()
    for (file, insertions) in Dictionary(grouping: insertions, by: \.file).sorted(by: { $0.key < $1.key }) {
      do {
        round.sources.append(try files.source(file, inserting: insertions))
      } catch let refusal as FixRefusal {
        round.refusals.append((file, refusal))
      } catch {
        round.refusals.append((file, .unreadable))
      }
    }
    return round
  }

  /// - Returns: the sources that were changed.
  private func write(_ round: inout Round) -> [EditedSource] {
    var written: [EditedSource] = []
    for source in round.sources {
      do {
        try edits.write(source)
        written.append(source)
      } catch {
        round.refusals.append((source.file, error as? FixRefusal ?? .notPermitted))
      }
    }
    return written
  }

  // MARK: Printing

  /// The patch that would change the files, and the diagnostics that would remain. Changes nothing.
  func patch(for findings: ProgramFindings) throws -> Outcome {
    let start = FolderPath(options.folder ?? options.package ?? FileManager.default.currentDirectoryPath)
    var round = edit(SourceInsertion.all(for: findings.diagnostics))
    var patch = ""
    var patched: Set<String> = []
    for source in round.sources {
      if let name = start.relativePath(of: source.file) {
        patch += UnifiedPatch(source, named: name).text
        patched.insert(source.file)
      } else {
        round.refusals.append((source.file, .outside(folder: start.path)))
      }
    }
    let remaining = findings.diagnostics.filter { diagnostic in
      diagnostic.certainFix?.insertion.map { !patched.contains($0.location.file) } ?? true
    }
    let statements = round.sources.filter { patched.contains($0.file) }.reduce(0) { $0 + $1.changes.count }
    let counts = Self.counts(statements: statements, files: patched.count, remaining: remaining.count)
    return Outcome(
      output: patch,
      complaint: options.format.text(of: remaining, relativeTo: options.shownFolder, documentedAt: options.site)
        + round.refusals.map(listing.complaint).joined() + listing.unplacedFixes(of: remaining)
        + "cleansec: no file was changed; with the patch: \(counts)\n",
      exitCode: options.exitCode(for: remaining))
  }

  private static func counts(statements: Int, files: Int, remaining: Int) -> String {
    func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
    return "\(count(statements, "statement")) inserted into \(count(files, "file")), "
      + "\(count(remaining, "diagnostic")) left"
  }
}

/// A finding by its file, because an insertion moves lines.
private struct FileFinding: Hashable {
  private let id: DiagnosticID
  private let subject: TypeReference?
  private let file: String?

  init(_ diagnostic: Diagnostic) {
    id = diagnostic.id
    subject = diagnostic.subject
    file = diagnostic.location?.file
  }
}
