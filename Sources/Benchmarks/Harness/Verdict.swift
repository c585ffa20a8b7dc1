/// How a result stands to its target.
package enum Verdict: String, Sendable {
  case stretchReached = "stretch"
  case met = "yes"
  case missed = "no"
}
