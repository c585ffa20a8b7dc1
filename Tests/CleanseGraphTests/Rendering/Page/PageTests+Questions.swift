import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

/// The nodes of a document by the names of its components and modules, and the dependencies between them, as sums by hand.
private struct NamedGroups {
  let document: GraphDocument
  private(set) var members: [String: Set<String>] = [:]
  /// The name of the innermost group of each node on the map.
  private(set) var homes: [String: String] = [:]

  /// - Parameter ownGroups: the names of components whose own bindings stand in a group, without roots and seeds.
  init(_ document: GraphDocument, ownGroups: Set<String>) {
    self.document = document
    for node in document.nodes {
      guard var component = document[component: node.component] else { continue }
      let isOwn = node.module == nil && !node.isRoot && node.kind != .seed && ownGroups.contains(component.type.name)
      let module = component.modules.first { $0.id == node.module }?.type.name
      let group = module ?? (isOwn ? "Bindings of \(component.type.name)" : nil)
      homes[node.id] = group ?? component.type.name
      if let group { members[group, default: []].insert(node.id) }
      while true {
        members[component.type.name, default: []].insert(node.id)
        guard let outer = component.parent.flatMap({ document[component: $0] }) else { break }
        component = outer
      }
    }
  }

  var edges: [(from: String, to: String)] {
    document.nodes.flatMap { node in Set(document.successors[node.id] ?? []).map { (node.id, $0) } }
  }

  /// The dependencies from one group to another, as the panel words them.
  func dependencies(from: String, to: String) -> [String] {
    let names = Dictionary(uniqueKeysWithValues: document.nodes.map { ($0.id, $0.key.name) })
    let (sources, targets) = (members[from] ?? [], members[to] ?? [])
    return edges.filter { sources.contains($0.from) && targets.contains($0.to) }
      .compactMap { edge in names[edge.from].flatMap { from in names[edge.to].map { "\(from) needs \($0)" } } }.sorted()
  }

  /// For each group that a group needs, or that needs it, its name and the number of dependencies.
  func partners(of group: String, needed: Bool) -> Set<String> {
    let inside = members[group] ?? []
    let ends = edges.filter { inside.contains($0.from) != inside.contains($0.to) && inside.contains($0.from) == needed }
      .compactMap { homes[needed ? $0.to : $0.from] }
    return Set(Dictionary(grouping: ends) { $0 }.map { "\($0.key) \($0.value.count)" })
  }
}

extension OpenPage {
  /// The entries of a list in the panel, all of them, without the words for deferred dependencies.
  fileprivate func entries(of list: String) async throws -> [String] {
    try await browser.run("document.querySelector('#\(list) + .more')?.click()")
    return try await browser.value(
      "[...document.querySelectorAll('#\(list) > li')].map((item) => item.textContent.replace(/ (deferred|weak|builds) $/, '').replace(/ in \\\\w+ /, ' '))"
    )
  }
}

extension PageTests {
  private static let shop = GraphDocument.shop(bindings: 300)
  private static var groups: NamedGroups {
    NamedGroups(shop, ownGroups: ["SessionComponent"])
  }

  @Test("A click on a line of the map lists the dependencies that it stands for, as a sum by hand") func line()
    async throws
  {
    try await OpenPage.of(Self.shop, size: (1440, 900)) { page async throws in
      let places: [[Double]] = try await page.browser.value(
        """
        [...document.querySelectorAll('#graph .edge.bundle .line')].map((line) => {
          const { x, y } = line.getPointAtLength(line.getTotalLength() * 0.9).matrixTransform(line.getScreenCTM());
          return [Math.round(x), Math.round(y)];
        })
        """)
      var titles: Set<String> = []
      for place in stride(from: 0, to: places.count, by: 5).map({ places[$0] }) {
        let point = (x: Int(place[0]), y: Int(place[1]))
        try await page.browser.drag(from: point, to: point)
        let title = try await page.text(of: "#details h2")
        let ends = title.components(separatedBy: " → ")
        try #require(ends.count == 2, "\(title)")
        titles.insert(title)
        let expected = Self.groups.dependencies(from: ends[0], to: ends[1])
        guard ends.allSatisfy({ Self.groups.members[$0] != nil }) else { continue }
        #expect(try await page.entries(of: "dependencies").sorted() == expected, "\(title)")
        #expect(
          try await page.text(of: "#details p")
            == (expected.count == 1 ? "1 dependency" : "\(expected.count) dependencies"))
        #expect(try await page.count(of: "#graph .edge.needed") >= 1)
      }
      #expect(titles.count > 5)
      let hash: String = try await page.browser.value("location.hash")
      #expect(hash.contains("from="))
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.count(of: "#graph .edge.needed") == 0)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("An address of a line shows its dependencies, each as links to both ends") func addressOfLine() async throws {
    try await OpenPage.of(Self.shop, size: (1440, 900), fragment: "&from=SessionComponent&to=NetworkModule") {
      page async throws in
      let expected = Self.groups.dependencies(from: "SessionComponent", to: "NetworkModule")
      #expect(expected.count > 30)
      #expect(try await page.count(of: "#dependencies li") == 30)
      #expect(try await page.entries(of: "dependencies").sorted() == expected)
      let name = try await page.text(of: "#dependencies .link")
      try await page.browser.click("#dependencies .link")
      #expect(try await page.text(of: "#details h2") == name)
      try await page.browser.run("history.back()")
      #expect(
        try await page.eventually(
          "document.querySelector('#details h2').textContent === 'SessionComponent → NetworkModule'"))
      #expect(try await page.browser.complaints() == [])
    }
    try await OpenPage.of(Self.shop, size: (1440, 900), fragment: "&group=NoModule") { page async throws in
      #expect(try await page.text(of: "#told") == "NoModule is not in this graph.")
    }
  }

  @Test(
    "A chosen module lists the groups that it needs and that need it, with sums by hand",
    arguments: ["NetworkModule", "AccountModule", "ProductComponent", "Bindings of SessionComponent"])
  func chosenGroup(name: String) async throws {
    try await OpenPage.of(Self.shop, size: (1440, 900)) { page async throws in
      let noun =
        name.hasSuffix("Module") ? "Module" : name.hasSuffix("Component") && !name.contains(" ") ? "Component" : "Group"
      let group = try await page.group("\(noun) \(name)")
      try await page.browser.click("#\(group) .about")
      #expect(try await page.text(of: "#details h2") == name)
      #expect(try await page.browser.value("document.getElementById('\(group)').ariaExpanded") == "false")
      #expect(try await page.count(of: "#graph .group.selected") == 1)
      let (needed, needing) = (
        try await page.entries(of: "needs-groups"), try await page.entries(of: "needed-by-groups")
      )
      #expect(Set(needed) == Self.groups.partners(of: name, needed: true))
      #expect(Set(needing) == Self.groups.partners(of: name, needed: false))
      #expect(needed.count + needing.count > 2)
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("An open component is chosen with the sign in its title, and stays open") func openGroup() async throws {
    try await OpenPage.of(Self.shop, size: (1440, 900)) { page async throws in
      let session = try await page.group("Component SessionComponent")
      #expect(try await page.browser.value("document.getElementById('\(session)').ariaExpanded") == "true")
      try await page.browser.click("#\(session) .about")
      #expect(try await page.text(of: "#details h2") == "SessionComponent")
      #expect(try await page.browser.value("document.getElementById('\(session)').ariaExpanded") == "true")
      #expect(
        Set(try await page.entries(of: "needs-groups")) == Self.groups.partners(of: "SessionComponent", needed: true))
      try await page.browser.click("#open-group")
      #expect(try await page.browser.value("document.getElementById('\(session)').ariaExpanded") == "false")
      #expect(try await page.text(of: "#open-group") == "Open on the map")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("The keyboard chooses a group, and the counts of the panel lead to the dependencies") func groupByKeyboard()
    async throws
  {
    try await OpenPage.of(Self.shop, size: (1440, 900)) { page async throws in
      try await page.browser.run("document.getElementById('\(try await page.group("Module NetworkModule"))').focus()")
      try await page.browser.press("i")
      #expect(try await page.text(of: "#details h2") == "NetworkModule")
      #expect(try await page.text(of: "#status") == "NetworkModule is chosen.")
      try await page.browser.run("document.querySelector('#needed-by-groups .count').focus()")
      let partner = try await page.text(of: "#needed-by-groups .link")
      try await page.browser.press(Browser.Key.enter)
      #expect(try await page.text(of: "#details h2") == "\(partner) → NetworkModule")
      #expect(try await page.browser.value("document.activeElement.closest('#details') !== null"))
      try await page.browser.press(Browser.Key.escape)
      #expect(try await page.count(of: "#details h2") == 0)
    }
  }
}
