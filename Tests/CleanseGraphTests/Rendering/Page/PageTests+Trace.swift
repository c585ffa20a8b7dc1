import Testing

@testable import GraphDocuments

extension PageTests {
  @Test("A loaded creation trace adds milliseconds to the nodes, the critical path and the possible savings")
  func trace() async throws {
    let creations = [
      TracedEvent("ShopApp", 0, 90000, own: 10000), TracedEvent("AppRouter", 1000, 30000, own: 5000),
      TracedEvent("FeatureFlags", 2000, 25000, own: 25000), TracedEvent("CrashReporter", 40000, 50000, own: 20000),
      TracedEvent("Logger", 41000, 30000, own: 30000),
    ]
    try await OpenPage.of(.shop(bindings: 120), size: (1440, 900), fragment: "CrashReporter") { page in
      try await page.load(creations)
      #expect(try await page.text(of: "#trace-answer").contains("5 nodes"))
      let (panel, facts) = (try await page.text(of: "#details"), try await page.text(of: "#graph .selected .facts"))
      #expect(panel.contains("20 ms") && facts.hasPrefix("20 ms"))
      #expect(try await page.rows(of: "heaviest").first == "Logger 30 ms")
      #expect(
        try await page.rows(of: "critical-path") == [
          "FeatureFlags 25 ms", "AppRouter 5 ms", "Logger 30 ms", "CrashReporter 20 ms", "ShopApp 10 ms",
        ])
      #expect(try await page.rows(of: "savings").first == "CrashReporter 50 ms")
      #expect(try await page.browser.complaints() == [])
    }
  }

  @Test("A fitted map shows the milliseconds of nodes and of groups, closed or open")
  func traceOnMap() async throws {
    let creations = [
      TracedEvent("ShopApp", 0, 90000, own: 10000), TracedEvent("HTTPClient", 1000, 30000, own: 20000),
      TracedEvent("ConnectionPool", 2000, 5000, own: 5000), TracedEvent("SessionStore", 40000, 50000, own: 1_500_000),
    ]
    for size in [(1440, 900), (390, 844)] {
      try await OpenPage.of(.shop(bindings: 300), size: size) { page in
        try await page.browser.click("#show-graph")
        try await page.load(creations)
        func facts(_ name: String) async throws -> String {
          try await page.browser.value(
            """
            (() => {
              const labelled = (item) => ['Module', 'Component'].some((kind) => item.ariaLabel.startsWith(`${kind} \(name),`)) || item.ariaLabel.startsWith('\(name),');
              const item = [...document.querySelectorAll('#graph :is(.node, .group, .frames > .frame)')].find(labelled);
              const number = [...document.querySelectorAll('#graph .frames > .frame')].indexOf(item);
              return (document.querySelectorAll('#graph .captions > .caption')[number] ?? item).querySelector('.facts').textContent;
            })()
            """)
        }
        #expect(try await facts("NetworkModule").hasPrefix("25 ms"))
        #expect(try await facts("SessionComponent").hasPrefix("1,500 ms"))
        #expect(try await facts("ShopComponent").hasPrefix("1,535 ms"))
        #expect(try await facts("ShopApp").hasPrefix("10 ms"))
        let label: String = try await page.browser.value(
          "[...document.querySelectorAll('#graph .group')].find((group) => group.ariaLabel.startsWith('Module NetworkModule')).ariaLabel"
        )
        #expect(label.contains("25 ms"))
        #expect(try await page.smallTexts() == [])
        #expect(try await page.textsOutsideBoxes() == [])
        #expect(try await page.browser.complaints() == [])
      }
    }
    // Names are not shortened to make room for times.
    try await OpenPage.of(.shop(bindings: 30), size: (1440, 900)) { page in
      let names: [String] = try await page.browser.value(
        "[...document.querySelectorAll('#graph .name')].map((name) => name.textContent)")
      try await page.load(creations)
      #expect(
        try await page.browser.value("[...document.querySelectorAll('#graph .name')].map((name) => name.textContent)")
          == names)
      let facts = try await page.text(of: "#n\(try page.number(of: "HTTPClient")) .facts")
      #expect(facts == "20 ms")
      #expect(try await page.smallTexts() == [])
      #expect(try await page.textsOutsideBoxes() == [])
    }
  }
}

extension OpenPage {
  /// The texts that exceed the borders of their boxes.
  func textsOutsideBoxes() async throws -> [String] {
    try await browser.value(
      """
      [...document.querySelectorAll('#graph .nodes > :is(.node, .group)')].flatMap((item) => {
        const box = item.querySelector('.box, .border').getBoundingClientRect();
        return [...item.querySelectorAll('.name, .title, .facts, .letters')]
          .filter((text) => text.textContent !== '' && text.getClientRects().length > 0)
          .filter((text) => (({ left, right }) => left < box.left - 1 || right > box.right + 1)(text.getBoundingClientRect()))
          .map((text) => text.textContent);
      })
      """)
  }
}
