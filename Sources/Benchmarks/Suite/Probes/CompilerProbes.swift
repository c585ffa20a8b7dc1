import BenchmarkHarness
import Foundation

/// What 1000 binding statements cost at compile time.
///
/// Statements are not compiled alone, so what their classes take by themselves is subtracted.
struct CompilerProbes {
  /// The folder of the generated graphs.
  private let sources: URL
  /// Where the program was built.
  private let products: URL

  init(root: URL, products: URL) {
    sources = root.appendingPathComponent("Sources/Benchmarks/Graphs/Generated")
    self.products = products
  }

  var all: [Probe] {
    [
      Probe("type-check-1000") { effort in
        try statements(
          "type-check-1000", samples: effort.launches, target: Target(.value, atMost: 1.1e9, stretch: 0.6e9)
        ) {
          try Command(swiftc, ["-frontend", "-typecheck"] + settings + paths($0))?.processorTime()
        }
      },
      Probe("compile-1000", isInShortMode: false) { _ in
        try statements("compile-1000", samples: 1) { files in
          try inTemporaryFolder { try compile(files, in: $0)?.processorTime() }
        }
      },
      Probe("program-size-1000", isInShortMode: false) { _ in try programSize() },
    ]
  }

  // MARK: Times

  private func statements(
    _ name: String, samples: Int, target: Target? = nil, time: ([String]) throws -> Double?
  ) throws -> CaseResult {
    var (statements, classes): ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      guard let alone = try time(classFiles), let together = try time(classFiles + bindingFiles) else {
        throw Probe.NotAvailable("there is no swiftc")
      }
      statements.append(together - alone)
      classes.append(alone)
    }
    return CaseResult(
      name: name, operation: "program", unit: .nanoseconds, target: target,
      series: [("Cleanse", statements), ("the classes alone", classes)])
  }

  // MARK: Size

  private func programSize() throws -> CaseResult {
    // What this program was linked of. The folders of targets may hold objects of sources that are gone.
    let linked = products.appendingPathComponent("Benchmarks.product/Objects.LinkFileList")
    let all = (try? String(contentsOf: linked, encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    let library = all.filter { object in targets.contains { object.contains("/\($0).build/") } }
    guard !library.isEmpty else { throw Probe.NotAvailable("the objects of Cleanse are not where they used to be") }
    let bound = """
      import Cleanse
      let factory = try ComponentFactory.of(Shared1000.self)
      print(factory.build())
      """
    let size = try sizeOfProgram(classFiles + bindingFiles, main: bound, linking: library)
    let byHand = try sizeOfProgram(classFiles + ["ServicesByHand"], main: "print(makeRoot1000ByHand())", linking: [])
    return CaseResult(
      name: "program-size-1000", operation: "program", unit: .bytes,
      target: Target(.value, atMost: 1.4e6, stretch: 1.0e6),
      series: [("Cleanse", [size]), ("by hand", [byHand])])
  }

  /// The size of a stripped program, which is run once to see that it is whole.
  private func sizeOfProgram(_ files: [String], main: String, linking objects: [String]) throws -> Double {
    try inTemporaryFolder { folder in
      let mainFile = folder.appendingPathComponent("main.swift")
      try main.write(to: mainFile, atomically: true, encoding: .utf8)
      let executable = folder.appendingPathComponent("program").path
      try compile(files, main: mainFile, in: folder)?.run()
      let asSwiftPM = ["-Xlinker", "--gc-sections"]
      try Command(swiftc, ["-o", executable] + self.files(in: folder, endingWith: ".o") + objects + asSwiftPM)?.run()
      guard let strip = Command("strip", [executable]) else { throw Probe.NotAvailable("there is no strip") }
      try strip.run()
      try Command(executable, [])?.run()
      let size = try FileManager.default.attributesOfItem(atPath: executable)[.size] as? NSNumber
      guard let size else { throw Probe.NotAvailable("the program's size is not known") }
      return size.doubleValue
    }
  }

  // MARK: Compiler

  private let swiftc = "swiftc"

  /// What a program that uses Cleanse is compiled and linked with.
  private let targets = ["BindingGraph", "Cleanse", "CleanseAtomics", "CleanseRuntime"]

  private var settings: [String] {
    let modules = products.appendingPathComponent("Modules").path
    let maps = targets.flatMap { files(in: build(of: $0), endingWith: "module.modulemap") }
    return ["-module-name", "ThousandBindings", "-package-name", "benchmarks", "-swift-version", "6", "-I", modules]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }

  /// The compiler as SwiftPM calls it for a release build.
  private func compile(_ files: [String], main: URL? = nil, in folder: URL) throws -> Command? {
    let paths = paths(files) + (main.map { [$0.path] } ?? [])
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder.appendingPathComponent("d").path]]
    for path in paths {
      let object = folder.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent + ".o").path
      map[path] = ["object": object]
    }
    let mapFile = folder.appendingPathComponent("output-file-map.json")
    try JSONEncoder().encode(map).write(to: mapFile)
    return Command(
      swiftc,
      ["-c", "-O", "-whole-module-optimization", "-num-threads", "2", "-output-file-map", mapFile.path]
        + (main == nil ? ["-parse-as-library"] : []) + settings + paths)
  }

  private var hundreds: [String] { (0..<10).map { "Services\($0)00" } }
  private var classFiles: [String] { hundreds + ["ServiceRoots"] }
  private var bindingFiles: [String] { hundreds.map { "\($0)+Bindings" } + ["ServiceComponents"] }

  private func paths(_ names: [String]) -> [String] {
    names.map { sources.appendingPathComponent("\($0).swift").path }
  }

  private func build(of target: String) -> URL {
    products.appendingPathComponent("\(target).build")
  }

  private func files(in folder: URL, endingWith ending: String) -> [String] {
    // A target has no folder where there is nothing to build.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder.appendingPathComponent($0).path }
  }

  private func inTemporaryFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
