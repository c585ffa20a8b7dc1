/// One check: a pure function from a linked graph to what is wrong with it.
///
/// A new check is a file with a type like this, and one line in `Validator.passes`.
package protocol ValidationPass {
  static func diagnostics(in graph: LinkedGraph) -> [Diagnostic]
}
