/// A binary tree of unscoped objects. Node k depends on the nodes 2k + 1 and 2k + 2, down to the leaves.
struct Tree {
  private let nodes = 0..<63
  private let leaves = 31..<63

  private func children(_ node: Int, _ member: (Int) -> String) -> String {
    leaves.contains(node) ? "" : [2 * node + 1, 2 * node + 2].list(member)
  }

  @SourceLines
  var bindings: [String] {
    """
    import Cleanse

    // A binary tree of 63 objects, each made anew at each request.
    """
    for node in nodes {
      ""
      "package final class Node\(node) {"
      if leaves.contains(node) {
        "  init() {}"
      } else {
        """
          private let left: Node\(2 * node + 1)
          private let right: Node\(2 * node + 2)

          init(_ left: Node\(2 * node + 1), _ right: Node\(2 * node + 2)) {
            self.left = left
            self.right = right
          }
        """
      }
      "}"
    }
    """

    package struct TreeRoot {
      package let node: Provider<Node0>
    }

    package struct Tree: RootComponent {
      package static func configure(binder: Binder<Unscoped>) {
    """
    for node in nodes { "    binder.bind(Node\(node).self).to(factory: Node\(node).init)" }
    """
      }

      package static func configureRoot(binder bind: ReceiptBinder<TreeRoot>) -> BindingReceipt<TreeRoot> {
        bind.to(factory: TreeRoot.init)
      }
    }
    """
  }

  @SourceLines
  var byHand: [String] {
    "// The tree made by a function for each node."
    for node in nodes.dropFirst().reversed() {
      """

      private func makeNode\(node)() -> Node\(node) {
        Node\(node)(\(children(node) { "makeNode\($0)()" }))
      }
      """
    }
    """

    @inline(never)
    package func makeTreeByHand() -> Node0 {
      Node0(\(children(0) { "makeNode\($0)()" }))
    }
    """
  }

  @SourceLines
  var ofClosures: [String] {
    """
    /// The tree made by a closure for each node, which holds the closures of the nodes below it.
    package func makeTreeOfClosures() -> () -> Node0 {
    """
    for node in nodes.reversed() { "  let node\(node) = { Node\(node)(\(children(node) { "node\($0)()" })) }" }
    """
      return node0
    }
    """
  }

  @SourceLines
  var inDictionary: [String] {
    """
    /// The tree in a dictionary of closures.
    package func makeTreeInDictionary() -> DictionaryContainer {
      let container = DictionaryContainer()
    """
    for node in nodes {
      let head = leaves.contains(node) ? "_ in " : ""
      "  container.register { \(head)Node\(node)(\(children(node) { "$0.get(Node\($0).self)" })) }"
    }
    """
      return container
    }
    """
  }
}
