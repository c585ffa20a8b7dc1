#if DEBUG || DetailedReports
  /// The offers of the components that are visible to requests, component by component, and those of some kinds.
  struct VisibleOffers {
    let all: [Int]
    /// The types that can conform to a protocol, or be a subclass.
    let declared: [Int]
    /// The types that others can conform to or inherit from, perhaps behind a tag.
    let general: [Int]
    let collections: [Int]
    /// `SpelledName.letters` of `all` and `declared`, in contiguous memory.
    private let letters: [UInt64]
    private let declaredLetters: [UInt64]

    private init(_ all: [Int], among offers: [Offer]) {
      self.all = all
      let shapes = all.map { offers[$0].shape }
      declared = zip(all, shapes).filter { $1.isDeclared }.map(\.0)
      letters = all.map { offers[$0].name.letters }
      declaredLetters = declared.map { offers[$0].name.letters }
      general = zip(all, shapes).filter { $1.mayBeGeneral }.map(\.0)
      collections = zip(all, shapes).filter { $1.isCollection }.map(\.0)
    }

    /// Returns the offers whose letters differ from those of a name by a few typos at most.
    func all(perhapsLike name: SpelledName) -> [Int] {
      Self.places(in: letters, like: name.letters, mask: .max, differences: name.maximumDifferences).map { all[$0] }
    }

    /// Returns the declared types whose names contain some letters.
    func declared(containing wanted: UInt64) -> [Int] {
      Self.places(in: declaredLetters, like: wanted, mask: wanted, differences: 0).map { declared[$0] }
    }

    private static func places(
      in letters: [UInt64], like wanted: UInt64, mask: UInt64, differences maximum: Int
    ) -> [Int] {
      var found: [Int] = []
      var place = 0
      // A `for` loop or a closure takes ten times as long in a debug build.
      while place < letters.count {
        if ((letters[place] ^ wanted) & mask).nonzeroBitCount <= maximum { found.append(place) }
        place += 1
      }
      return found
    }

    /// Gathers the offers once for all requests with the same visible components.
    final class Cache {
      private let offers: [Offer]
      private let offersOfComponent: [[Int]]
      private var known: [Set<ComponentNode.ID>: VisibleOffers] = [:]
      /// The number of types that may still be compared with missing ones that their names do not suggest. Without a
      /// limit, a thousand missing types would take a hundred times as long as a hundred.
      private var remainingComparisons: Int

      init(offers: [Offer], ofComponent offersOfComponent: [[Int]]) {
        self.offers = offers
        self.offersOfComponent = offersOfComponent
        remainingComparisons = 100 * max(offers.count, 100)
      }

      func offers(of components: Set<ComponentNode.ID>) -> VisibleOffers {
        if let found = known[components] { return found }
        let new = VisibleOffers(components.sorted().flatMap { offersOfComponent[$0] }, among: offers)
        known[components] = new
        return new
      }

      /// Whether a number of types may be compared with a missing one.
      func allowsComparisons(_ count: Int) -> Bool {
        guard remainingComparisons > 0 else { return false }
        remainingComparisons -= count
        return true
      }
    }
  }

  extension TypeShape {
    fileprivate var mayBeGeneral: Bool {
      switch self {
      case .existential, .object, .tagged: true
      default: false
      }
    }
  }
#endif
