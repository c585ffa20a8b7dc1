@_exported import Observation

// Declarations of SwiftUI with the signatures that the example and the tutorial use. They draw nothing.

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view without a body.
@MainActor
public protocol DrawnView: View {}

extension DrawnView {
  public var body: Never { fatalError("\(Self.self) can be drawn by SwiftUI only") }
}

extension Never: View, DrawnView {
  public typealias Body = Never
}

extension Optional: View, DrawnView where Wrapped: View {}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView()
  }

  public static func buildEither<First: View, Second: View>(first: First) -> Conditional<First, Second> {
    Conditional()
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> Conditional<First, Second> {
    Conditional()
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView<each Content: View>: DrawnView {
  nonisolated init() {}
}

public struct Conditional<First: View, Second: View>: DrawnView {
  nonisolated init() {}
}

extension View {
  public func navigationTitle(_ title: String) -> some View { self }

  public func font(_ font: Font) -> some View { self }

  public func searchable(text: Binding<String>) -> some View { self }

  public func navigationDestination<Value: Hashable, Destination: View>(
    for type: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View { self }

  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View { self }
}
