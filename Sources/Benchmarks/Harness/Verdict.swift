/// The comparison of a result with its target.
package enum Verdict: String, Sendable {
  case stretchReached = "stretch"
  case met = "yes"
  case missed = "no"
}
