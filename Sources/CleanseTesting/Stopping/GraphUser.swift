/// The part of `CleanseTesting` that builds a graph.
enum GraphUser {
  case testGraph
  case releaseAssertion
  case startAssertion
}
