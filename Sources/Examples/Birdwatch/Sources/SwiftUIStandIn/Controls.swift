public struct Text: DrawnView {
  public init(_ content: String) {}
}

public struct TextField: DrawnView {
  public init(_ title: String, text: Binding<String>) {}
}

public struct Stepper: DrawnView {
  public init<Value: Strideable>(_ title: String, value: Binding<Value>, in bounds: ClosedRange<Value>) {}
}

public struct Button: DrawnView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}

public struct ProgressView: DrawnView {
  public init(_ title: String) {}
}

public struct NavigationLink: DrawnView {
  public init<Value: Hashable>(_ title: String, value: Value?) {}
}

public struct Group<Content: View>: DrawnView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: DrawnView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: DrawnView {
  public init(@ViewBuilder content: () -> Content) {}

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
}

public struct NavigationStack<Root: View>: DrawnView {
  public init(@ViewBuilder root: () -> Root) {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: DrawnView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

public struct ScrollView<Content: View>: DrawnView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Font {
  public enum TextStyle { case footnote }
  public enum Design { case monospaced }

  public static func system(_ style: TextStyle, design: Design) -> Font { Font() }
}
