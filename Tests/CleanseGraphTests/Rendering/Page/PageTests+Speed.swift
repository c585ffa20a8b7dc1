import TestSupport
import Testing

@testable import GraphDocuments

/// A continuous gesture of thirty steps.
private enum Gesture: String, CaseIterable {
  /// From large names out to mere shapes, and back.
  case zoom
  /// To one side by more than the window, to the other by twice as much, and back.
  case pan
}

/// The durations of a gesture's steps in milliseconds, and the number of changes of the drawing.
private struct Pace: Decodable {
  let median, worst: Double
  let changes: Int

  func least(_ other: Pace) -> Pace {
    Pace(median: min(median, other.median), worst: min(worst, other.worst), changes: min(changes, other.changes))
  }
}

extension OpenPage {
  /// Performs a gesture, with a frame after each step.
  private func pace(of gesture: Gesture) async throws -> Pace {
    _ = try await viewBox()
    return try await browser.awaited(
      """
      const stage = document.getElementById('stage');
      const { left, top } = stage.getBoundingClientRect();
      // A browser cannot capture a simulated pointer.
      stage.setPointerCapture = () => {};
      const point = (type, place) => stage.dispatchEvent(new PointerEvent(type, {
        pointerId: 1, buttons: 1, clientX: left + 600 + 75 * place, clientY: top + 400 + 25 * place, bubbles: true }));
      const wheel = (deltaY) => stage.dispatchEvent(new WheelEvent('wheel', {
        deltaY, clientX: left + 300, clientY: top + 300, bubbles: true, cancelable: true }));
      const count = 30;
      // To 15, to -15, and back.
      const place = (step) => 15 - Math.abs((2 * step + 45) % 60 - 30);
      const act = {
        zoom: (step) => wheel(120 * (place(step - 1) - place(step))),
        pan: (step) => point('pointermove', place(step)),
      }['\(gesture.rawValue)'];
      let changes = 0;
      const observer = new MutationObserver((records) => { changes += records.length; });
      for (const layer of document.querySelectorAll('#graph > g')) {
        observer.observe(layer, { subtree: true, childList: true, attributes: true, characterData: true });
      }
      point('pointerdown', 0);
      const times = [];
      let last = performance.now();
      const turn = (step) => {
        const now = performance.now();
        times.push(now - last);
        last = now;
        if (step <= count) {
          act(step);
          requestAnimationFrame(() => setTimeout(turn, 0, step + 1));
        } else {
          point('pointerup', 0);
          const sorted = times.slice(1).sort((one, other) => one - other);
          observer.disconnect();
          done({ median: sorted[count / 2], worst: sorted.at(-1), changes });
        }
      };
      turn(1);
      """)
  }

  /// The best of several tries, until one is good enough, because other load on the machine may slow down a try.
  fileprivate func bestPace(of gesture: Gesture, tries: Int, until isEnough: (Pace) -> Bool) async throws -> Pace {
    var best = try await pace(of: gesture)
    for _ in 1..<tries where !isEnough(best) { best = best.least(try await pace(of: gesture)) }
    return best
  }

  /// Zooms in until most of the drawing is outside of the window.
  fileprivate func comeCloser() async throws {
    for _ in 0..<6 { try await browser.press("+") }
  }
}

extension PageTests {
  @Test(
    "No step of a long zoom or pan exceeds its time limit relative to an empty page",
    // 50 and 150 milliseconds if an empty page is painted sixty times a second.
    arguments: [(bindings: 1000, mostOfWorst: 3.0), (bindings: 5000, mostOfWorst: 9.0)])
  func speed(bindings: Int, mostOfWorst: Double) async throws {
    let mostOfMedian = 2.0
    var empty: [Gesture: Pace] = [:]
    try await OpenPage.of(GraphDocument(components: [], nodes: [], diagnostics: []), size: (1440, 900)) { page in
      for gesture in Gesture.allCases { empty[gesture] = try await page.bestPace(of: gesture, tries: 2) { _ in false } }
    }
    try await OpenPage.of(.shop(bindings: bindings), size: (1440, 900)) { page in
      for state in ["the first view", "everything open"] {
        if state == "everything open" { try await page.toggleAll() }
        for gesture in Gesture.allCases {
          if gesture == .pan { try await page.comeCloser() }
          let unit = try #require(empty[gesture])
          let pace = try await page.bestPace(of: gesture, tries: 10) {
            $0.median <= mostOfMedian * unit.median && $0.worst <= mostOfWorst * unit.worst
          }
          let (median, worst) = (pace.median / unit.median, pace.worst / unit.worst)
          print(
            "\(gesture.rawValue), \(bindings) bindings, \(state): a step takes \(median.tenths) ×, the worst one",
            "\(worst.tenths) × as long as on an empty page (at most \(mostOfMedian) × and \(mostOfWorst) ×)")
          #expect(median <= mostOfMedian, "\(gesture), \(state): \(pace.median) ms")
          #expect(worst <= mostOfWorst, "\(gesture), \(state): \(pace.worst) ms")
        }
      }
    }
  }

  @Test("A gesture moves the drawing as a whole, which is repainted when the gesture ends")
  func paintingAfterGestures() async throws {
    try await OpenPage.of(.shop(bindings: 1000), size: (1440, 900)) { page in
      try await page.toggleAll()
      for gesture in Gesture.allCases {
        if gesture == .pan { try await page.comeCloser() }
        #expect(try await page.bestPace(of: gesture, tries: 6) { $0.changes == 0 }.changes == 0, "\(gesture)")
        #expect(try await page.eventually("document.getElementById('graph').style.transform === ''"))
      }
    }
  }
}

extension PageTests {
  @Test("The graph page announces the layout of a large graph when it opens")
  func openingOfLargePages() async throws {
    for (bindings, isLarge) in [(30, false), (1000, true)] {
      try await OpenPage.of(.shop(bindings: bindings), size: (1440, 900)) { page async throws in
        #expect(try await page.text(of: "#status") == (isLarge ? "Laid out." : ""))
        #expect(try await page.browser.complaints() == [])
      }
    }
  }
}

extension Double {
  fileprivate var tenths: String { "\((self * 10).rounded() / 10)" }
}
