/// Boxes, and links between them that lead from left to right, without cycles.
struct LayeredGraph {
  enum Role {
    case box
    /// Stands left of all boxes.
    case leftPort
    /// Stands right of all boxes.
    case rightPort
  }

  struct Vertex {
    var size: Size
    var role: Role
  }

  /// The end of a link: a vertex, and the distance from its upper side.
  struct Attachment {
    var vertex: Int
    var offset: Double
  }

  struct Link {
    var tail: Attachment
    var head: Attachment
    /// Links of one trunk have one head and run together.
    var trunk: Int
  }

  var vertices: [Vertex] = []
  var links: [Link] = []
}

extension LayeredGraph {
  /// A connected component of the graph.
  struct Piece {
    var graph = LayeredGraph()
    /// The numbers of its vertices and links in the whole graph.
    var vertices: [Int] = []
    var links: [Int] = []
  }

  /// The connected components, in the order of their first vertices; those with ports form one, which comes first.
  func pieces() -> [Piece] {
    var parts = DisjointSets(count: vertices.count)
    for link in links { parts.unite(link.tail.vertex, link.head.vertex) }
    let ports = vertices.indices.filter { vertices[$0].role != .box }
    for port in ports { parts.unite(port, ports[0]) }

    var pieces: [Piece] = []
    var piecesOfParts: [Int: Int] = [:]
    var places = Array(repeating: 0, count: vertices.count)
    for vertex in ports.prefix(1) + Array(vertices.indices) {
      let part = parts.representative(of: vertex)
      if piecesOfParts[part] == nil {
        piecesOfParts[part] = pieces.count
        pieces.append(Piece())
      }
    }
    for vertex in vertices.indices {
      guard let piece = piecesOfParts[parts.representative(of: vertex)] else { continue }
      places[vertex] = pieces[piece].vertices.count
      pieces[piece].vertices.append(vertex)
      pieces[piece].graph.vertices.append(vertices[vertex])
    }
    for (number, link) in links.enumerated() {
      guard let piece = piecesOfParts[parts.representative(of: link.tail.vertex)] else { continue }
      var link = link
      link.tail.vertex = places[link.tail.vertex]
      link.head.vertex = places[link.head.vertex]
      pieces[piece].links.append(number)
      pieces[piece].graph.links.append(link)
    }
    return pieces
  }
}
