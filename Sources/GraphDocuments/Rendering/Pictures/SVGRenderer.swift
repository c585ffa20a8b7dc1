/// Writes a document as a picture that needs nothing else: any browser, and most other programs, show it, dark or light.
struct SVGRenderer: GraphRenderer {
  static func text(of document: GraphDocument) -> String {
    let picture = GraphPicture(of: document)
    let graph = SVGGraph(of: picture, named: document.components.first.map { $0.type.name } ?? "")
    return graph.text(style: PageAssets.pictureStyle)
  }
}
