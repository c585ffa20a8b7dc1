import Foundation
import TestSupport
import Testing

@testable import GraphDocuments

extension PageTests {
  @Test(
    "At most a fifth of the dependencies of a large app lead against the columns of the map, and the legend counts them",
    arguments: [6, 18])
  func columns(modulesOfEachFeature count: Int) async throws {
    try await OpenPage.of(.market(modulesOfEachFeature: count), size: (1440, 900)) { page async throws in
      let text: String = try await page.browser.value(
        "[...document.querySelectorAll('#lines li:not([hidden])')].map((entry) => entry.textContent).find((text) => text.startsWith('leads back'))"
      )
      let numbers = text.split(separator: " ").compactMap { Double($0.filter { $0 != "," }) }
      try #require(numbers.count == 2)
      #expect(numbers[0] > 0 && numbers[0] <= 0.2 * numbers[1], "\(text)")
      let places: [Bool] = try await page.browser.value(
        """
        [...document.querySelectorAll('#graph .edge')].map(({ dataset }) => {
          const [from, to] = [dataset.from, dataset.to].map((id) => document.getElementById(id).getBoundingClientRect());
          return document.getElementById('graph').dataset.flow === 'down' ? from.top > to.top : from.left > to.left;
        })
        """)
      #expect(places.count { $0 } <= places.count / 5)
      #expect(try await page.count(of: "#graph .edge.backward") == places.count { $0 })
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test(
    "The root, the seeds and the collections of a component do not share a group, and a collection is with its consumer"
  )
  func groups() async throws {
    let groups = [
      "AppDelegate": "Component AppComponent", "LaunchOptions": "Component AppComponent",
      "Array<LaunchTask>": "Component AppComponent", "Array<LogSink>": "Module CoreModule",
      "RootRouter": "Group Bindings of AppComponent",
    ]
    for (type, group) in groups {
      let id = try #require(GraphDocument.market().nodes.first { $0.key.name == type && $0.contribution == nil }).id
      let fragment = id.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
      try await OpenPage.of(.market(), size: (1440, 900), fragment: fragment) { page async throws in
        let found: String = try await page.browser.value(
          """
          (() => {
            const box = document.querySelector('#graph .node.selected').getBoundingClientRect();
            const around = [...document.querySelectorAll('#graph .frames > .frame')].filter((frame) => {
              const border = frame.querySelector('.border').getBoundingClientRect();
              return border.left <= box.left && border.right >= box.right && border.top <= box.top && border.bottom >= box.bottom;
            });
            return around.at(-1).getAttribute('aria-label').split(',')[0];
          })()
          """)
        #expect(found == group, "\(type)")
      }
    }
  }
}
