/// Columns of cells, with segments only between adjacent columns: a longer link passes through a cell of its trunk in
/// each column between its ends.
struct Layering {
  enum Content: Equatable {
    case vertex(Int)
    /// A line of a trunk that passes through the column.
    case line
  }

  struct Cell {
    let content: Content
    let size: Size
  }

  /// A part of a link, from a column to the next one.
  struct Segment {
    let tail: LayeredGraph.Attachment
    let head: LayeredGraph.Attachment
  }

  private(set) var cells: [Cell]
  private let roles: [LayeredGraph.Role]
  /// The cells of each column, from top to bottom.
  var columns: [[Int]] = []
  /// The segments from each column to the next. Their attachments number cells, not vertices.
  private(set) var segments: [[Segment]] = []
  /// The cells that each link passes through, its ends included.
  private(set) var ways: [[Int]] = []
  /// The cells of each trunk that passes through columns, from left to right.
  private(set) var lines: [[Int]] = []

  init(of graph: LayeredGraph, spacing: LayoutSpacing = .standard) {
    let ranks = RankAssignment(of: graph, spacing: spacing).ranks
    roles = graph.vertices.map(\.role)
    cells = graph.vertices.enumerated().map { Cell(content: .vertex($0), size: $1.size) }
    columns = Array(repeating: [], count: (ranks.max() ?? -1) + 1)
    segments = Array(repeating: [], count: columns.count)
    for (vertex, rank) in ranks.enumerated() { columns[rank].append(vertex) }
    var lines: [Line: Int] = [:]
    for link in graph.links { add(link, ranks: ranks, lines: &lines) }
    var trunk: Int?
    for (line, cell) in lines.sorted(by: { ($0.key.trunk, $0.key.column) < ($1.key.trunk, $1.key.column) }) {
      if line.trunk != trunk { self.lines.append([]) }
      self.lines[self.lines.count - 1].append(cell)
      trunk = line.trunk
    }
  }

  func isRightPort(_ cell: Int) -> Bool {
    cell < roles.count && roles[cell] == .rightPort
  }

  /// Limits the repetitions of work that visits all segments: the wished number in graphs of usual size, fewer in huge
  /// ones, which would otherwise take a minute.
  func repetitions(_ wished: Int) -> Int {
    max(2, min(wished, 600_000 / max(1, segments.reduce(0) { $0 + $1.count })))
  }

  /// The vertical position of an attachment in its cell, from 0 to 1.
  func fraction(of attachment: LayeredGraph.Attachment) -> Double {
    let height = cells[attachment.vertex].size.height
    return height > 0 ? attachment.offset / height : 0.5
  }

  private struct Line: Hashable {
    let trunk: Int
    let column: Int
  }

  private mutating func add(_ link: LayeredGraph.Link, ranks: [Int], lines: inout [Line: Int]) {
    var way = [link.tail.vertex]
    var tail = link.tail
    let last = ranks[link.head.vertex]
    for column in (ranks[link.tail.vertex] + 1)..<max(last, ranks[link.tail.vertex] + 1) {
      let line = Line(trunk: link.trunk, column: column)
      if let known = lines[line] {
        // The rest of the way exists already.
        connect(tail, LayeredGraph.Attachment(vertex: known, offset: 0), column: column - 1)
        way += (column..<last).compactMap { lines[Line(trunk: link.trunk, column: $0)] }
        ways.append(way + [link.head.vertex])
        return
      }
      let cell = cells.count
      lines[line] = cell
      cells.append(Cell(content: .line, size: .zero))
      columns[column].append(cell)
      way.append(cell)
      let head = LayeredGraph.Attachment(vertex: cell, offset: 0)
      connect(tail, head, column: column - 1)
      tail = head
    }
    connect(tail, link.head, column: last - 1)
    ways.append(way + [link.head.vertex])
  }

  private mutating func connect(
    _ tail: LayeredGraph.Attachment, _ head: LayeredGraph.Attachment, column: Int
  ) {
    segments[column].append(Segment(tail: tail, head: head))
  }
}
