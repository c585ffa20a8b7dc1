import BindingGraph

extension CreationTrace {
  /// One step of the trace: the creation of an object, or preparing a graph or an instance.
  public struct Entry: Sendable {
    /// The kind of an entry. Later versions may have more.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
      public let description: String

      /// A value was created: by a binding, or by a `Factory` from its argument.
      public static let value = Kind(description: "value")
      /// An async binding (`to(asyncFactory:)`) was created, from its start to its end.
      public static let awaitedValue = Kind(description: "awaited value")
      /// An object of a binding with `eager(.concurrently)` was created concurrently with others.
      public static let concurrentValue = Kind(description: "concurrent value")
      /// A component's `configure` ran, and an instance was set up, before its objects were created.
      public static let instance = Kind(description: "instance")
      /// A graph was recorded, validated and planned, before any instance was built.
      public static let graph = Kind(description: "graph")
    }

    /// The kind of step.
    public let kind: Kind
    /// The created type, as it is bound; or the component.
    public let subject: TypeReference
    /// The location of the binding; `nil` if the graph does not know it.
    public let location: SourceLocation?
    /// The object whose creation requested this one, first if this one is shared.
    ///
    /// `nil` if the program requested it: by building an instance, or with a provider outside of any creation. For an
    /// async binding or a concurrently created object, which is created before any request, the first binding of its
    /// component that depends on it.
    public let requester: TypeReference?
    /// The component instance; `nil` for a graph.
    public let instance: Instance?
    /// The thread that created it, numbered from 1 in the order in which the trace met them. For an async binding the
    /// thread on which it started: its factory may have continued on others.
    public let thread: Int

    let startNanoseconds: Int64
    let totalNanoseconds: Int64
    let ownNanoseconds: Int64

    /// The start, in seconds since the trace was created.
    public var start: Double { Double(startNanoseconds) / 1_000_000_000 }
    /// The time from start to end, in seconds.
    public var totalTime: Double { Double(totalNanoseconds) / 1_000_000_000 }
    /// The total time without that of other entries within it, in seconds. Includes waiting for a value that another
    /// thread was creating.
    public var ownTime: Double { Double(ownNanoseconds) / 1_000_000_000 }
  }

  /// A component instance.
  public struct Instance: Sendable, Hashable {
    /// The type of the component.
    public let component: TypeReference
    /// The number of the instance within its trace, from 1 on, in the order of the builds.
    public let number: Int
    /// The description of the seed, cut off after 100 characters; `nil` without a seed, or if it is a provider.
    public let seed: String?
  }
}
