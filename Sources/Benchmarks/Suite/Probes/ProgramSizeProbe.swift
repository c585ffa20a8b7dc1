import BenchmarkHarness
import Foundation

/// The sizes of programs of two and of 1000 bindings.
struct ProgramSizeProbe {
  /// The folder of the generated graphs.
  private let sources: URL
  private let compiler: SwiftCompiler

  init(root: URL, products: URL) {
    sources = root.appendingPathComponent("Sources/Benchmarks/Graphs/Generated")
    compiler = SwiftCompiler(products: products)
  }

  var probes: [Probe] {
    [
      Probe("program-size-2") { _ in
        try result("program-size-2", atMost: 0.95e6, [], main: twoBindings, byHand: [], mainByHand: twoBindingsByHand)
      },
      Probe("program-size-1000", isInShortMode: false) { _ in
        let main = """
          import Cleanse
          let factory = try ComponentFactory.of(Shared1000.self)
          print(factory.build())
          """
        return try result(
          "program-size-1000", atMost: 1.75e6, classFiles + bindingFiles, main: main,
          byHand: classFiles + ["ServicesByHand"], mainByHand: "print(makeRoot1000ByHand())")
      },
    ]
  }

  private let twoBindingsByHand = """
    struct Engine {}
    struct Ship { let engine: Engine }
    print(Ship(engine: Engine()))
    """
  private let twoBindings = """
    import Cleanse
    struct Engine {}
    struct Ship { let engine: Engine }
    struct App: RootComponent {
      static func configure(binder: Binder<Unscoped>) { binder.bind().to(factory: Engine.init) }
      static func configureRoot(binder bind: ReceiptBinder<Ship>) -> BindingReceipt<Ship> { bind.to(factory: Ship.init) }
    }
    print(try ComponentFactory.of(App.self).build())
    """

  private func result(
    _ name: String, atMost limit: Double, _ files: [String], main: String, byHand: [String], mainByHand: String
  ) throws -> CaseResult {
    // The linked objects of this program. The folders of targets may contain objects of deleted sources.
    let linked = compiler.products.appendingPathComponent("Benchmarks.product/Objects.LinkFileList")
    let all = (try? String(contentsOf: linked, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    let library = all.filter { object in SwiftCompiler.targets.contains { object.contains("/\($0).build/") } }
    guard !library.isEmpty else {
      throw Probe.NotAvailable(
        "the package manager has left no list of objects: build the benchmark with --build-system native")
    }
    let size = try sizeOfProgram(files, main: main, linking: library)
    let sizeByHand = try sizeOfProgram(byHand, main: mainByHand, linking: [])
    return CaseResult(
      name: name, operation: "program", unit: .bytes, target: Target(.value, atMost: limit),
      series: [("Cleanse", [size]), ("by hand", [sizeByHand])])
  }

  /// The size of a stripped program, which runs once to check that it is complete.
  private func sizeOfProgram(_ files: [String], main: String, linking objects: [String]) throws -> Double {
    try SwiftCompiler.inTemporaryFolder { folder in
      let mainFile = folder.appendingPathComponent("main.swift")
      try main.write(to: mainFile, atomically: true, encoding: .utf8)
      let executable = folder.appendingPathComponent("program").path
      try compile(files, main: mainFile, in: folder)
      let asSwiftPM = ["-Xlinker", "--gc-sections"]
      let compiled = SwiftCompiler.files(in: folder, endingWith: ".o")
      try compiler.swiftc(["-o", executable] + compiled + objects + asSwiftPM).run()
      guard let strip = Command("strip", [executable]) else { throw Probe.NotAvailable("there is no strip") }
      try strip.run()
      try Command(executable, [])?.run()
      let size = try FileManager.default.attributesOfItem(atPath: executable)[.size] as? NSNumber
      guard let size else { throw Probe.NotAvailable("the program's size is not known") }
      return size.doubleValue
    }
  }

  /// Compiles in the way of SwiftPM's release builds.
  private func compile(_ files: [String], main: URL, in folder: URL) throws {
    let paths = files.map { sources.appendingPathComponent("\($0).swift").path } + [main.path]
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder.appendingPathComponent("d").path]]
    for path in paths {
      let object = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent + ".o").path
      map[path] = ["object": object]
    }
    let mapFile = folder.appendingPathComponent("output-file-map.json")
    try JSONEncoder().encode(map).write(to: mapFile)
    let options = ["-c", "-O", "-whole-module-optimization", "-num-threads", "2", "-output-file-map", mapFile.path]
    try compiler.swiftc(options + ["-module-name", "MeasuredProgram"] + compiler.settings + paths).run()
  }

  private var hundreds: [String] { (0..<10).map { "Services\($0)00" } }
  private var classFiles: [String] { hundreds + ["ServiceRoots"] }
  private var bindingFiles: [String] { hundreds.map { "\($0)+Bindings" } + ["ServiceComponents"] }
}
