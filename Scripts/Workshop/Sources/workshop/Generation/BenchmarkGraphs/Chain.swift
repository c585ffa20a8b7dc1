/// A chain of unscoped objects: 10 generic classes in 100 places.
enum Chain {
  @SourceLines
  static var lines: [String] {
    """
    import Cleanse

    // A chain of 1000 objects, each made anew at each request.
    """
    for link in 0..<10 {
      """

      final class Link\(link)<Place> {
        private let next: AnyObject?

        init(_ next: AnyObject?) {
          self.next = next
        }
      }
      """
    }
    """

    /// The links of a place but the last.
    struct Links<Place>: Module {
      static func configure(binder: Binder<Unscoped>) {
    """
    for link in 0..<9 {
      "    binder.bind(Link\(link)<Place>.self).to { (next: Link\(link + 1)<Place>) in Link\(link)<Place>(next) }"
    }
    """
      }
    }

    struct InnerLinks<Place, Next>: Module {
      static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Links<Place>.self)
        binder.bind(Link9<Place>.self).to { (next: Link0<Next>) in Link9<Place>(next) }
      }
    }

    struct LastLinks<Place>: Module {
      static func configure(binder: Binder<Unscoped>) {
        binder.include(module: Links<Place>.self)
        binder.bind(Link9<Place>.self).to { Link9<Place>(nil) }
      }
    }

    package struct ChainRoot {
      private let link: Provider<Link0<Place0>>

      init(_ link: Provider<Link0<Place0>>) {
        self.link = link
      }

      package func makeChain() -> AnyObject {
        link.get()
      }
    }

    package struct Chain: RootComponent {
      package static func configure(binder: Binder<Unscoped>) {
    """
    for place in 0..<99 { "    binder.include(module: InnerLinks<Place\(place), Place\(place + 1)>.self)" }
    """
        binder.include(module: LastLinks<Place99>.self)
      }

      package static func configureRoot(binder bind: ReceiptBinder<ChainRoot>) -> BindingReceipt<ChainRoot> {
        bind.to(factory: ChainRoot.init)
      }
    }

    private protocol HandmadeLinks: Sendable {
      func make(next: AnyObject?) -> AnyObject
    }

    private struct Handmade<Place>: HandmadeLinks {
      func make(next: AnyObject?) -> AnyObject {
        \((0..<10).reversed().reduce("next") { "Link\($1)<Place>(\($0))" })
      }
    }

    private let lastToFirst: [any HandmadeLinks] = [
    """
    for place in (0..<100).reversed() { "  Handmade<Place\(place)>()," }
    """
    ]

    @inline(never)
    package func makeChainByHand() -> AnyObject? {
      var next: AnyObject?
      for links in lastToFirst { next = links.make(next: next) }
      return next
    }
    """
  }
}
