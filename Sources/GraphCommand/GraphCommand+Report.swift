import GraphDocuments

extension GraphCommand.Outcome {
  /// Writes what a run has to say to standard output and standard error.
  /// - Returns: the code to exit with: 2 where the output cannot be written, unless its reader has seen enough.
  package func report() -> Int32 {
    var code = exitCode
    var complaint = complaint
    do {
      try DescriptorOutput.send(output, to: 1)
    } catch let failure as DescriptorOutput.Failure where !failure.isClosedPipe {
      complaint += "cleanse-graph: the output cannot be written: \(failure.reason)\n"
      code = 2
    } catch {}
    // There is nobody left to tell.
    try? DescriptorOutput.send(complaint, to: 2)
    return code
  }
}
