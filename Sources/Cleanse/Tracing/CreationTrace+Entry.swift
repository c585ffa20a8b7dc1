import BindingGraph

extension CreationTrace {
  /// Something that took time.
  public struct Entry: Sendable {
    /// What kind of work an entry is about.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
      public let description: String

      /// A value was made: by a binding, or by a `Factory` from its argument.
      public static let value = Kind(description: "value")
      /// A value was made by `to(asyncFactory:)`, from its beginning to its end.
      public static let awaitedValue = Kind(description: "awaited value")
      /// A component's `configure` ran, and an instance was put together, before anything was made.
      public static let instance = Kind(description: "instance")
      /// A graph was recorded, checked and planned, before any instance was built.
      public static let graph = Kind(description: "graph")
    }

    public let kind: Kind
    /// What was made: the type as it is bound, or the component.
    public let subject: TypeReference
    /// Where it is bound; `nil` where the graph knows no place.
    public let location: SourceLocation?
    /// What was being made when it was asked for, and so asked first where it is shared.
    ///
    /// `nil` where the program asked: by building an instance, or with a provider that nothing was made with. Of an awaited
    /// value, which cannot be requested before it is there, the first binding of its component that needs it.
    public let requester: TypeReference?
    /// The instance that it belongs to; `nil` for a graph.
    public let instance: Instance?
    /// The thread that made it, by the order in which the trace has met them, from 1 on. Of an awaited value the one that
    /// began it: its factory may have gone on elsewhere.
    public let thread: Int

    let startNanoseconds: Int64
    let totalNanoseconds: Int64
    let ownNanoseconds: Int64

    /// When it was begun, in seconds since the trace was made.
    public var start: Double { Double(startNanoseconds) / 1_000_000_000 }
    /// The time from the beginning to the end, in seconds.
    public var totalTime: Double { Double(totalNanoseconds) / 1_000_000_000 }
    /// The total time without that of the other entries within it, in seconds. It includes waiting for a value that another
    /// thread was making.
    public var ownTime: Double { Double(ownNanoseconds) / 1_000_000_000 }
  }

  /// A built instance of a component.
  public struct Instance: Sendable, Hashable {
    public let component: TypeReference
    /// Tells the instances of one trace apart, whatever their component: the order in which they were begun, from 1 on.
    public let number: Int
    /// How the seed describes itself, cut off behind 100 characters; `nil` where it has none, or one that is a provider.
    public let seed: String?
  }
}
