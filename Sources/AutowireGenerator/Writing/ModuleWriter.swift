/// Writes a module with the bindings of a wiring.
package struct ModuleWriter {
  private let wiring: Wiring
  private let scope: String
  private let root: String

  /// - Parameters:
  ///   - scope: the scope of shared types.
  ///   - root: the folder that paths in comments are relative to.
  package init(_ wiring: Wiring, scope: String, root: String) {
    self.wiring = wiring
    // A module without shared types can be included in components of any scope.
    self.scope = wiring.bindings.contains(where: \.isShared) ? scope : "Cleanse.Unscoped"
    self.root = root
  }

  /// The source of the module, in one file.
  package var source: String {
    module(refusing: wiring.refusals) { write(wiring.bindings, to: &$0) }
  }

  /// The source of the module in several files: the first contains the module, and the others its bindings.
  ///
  /// The bindings of one source file are in one part, independent of the other source files: if a source file changes,
  /// the compiler compiles only that part again.
  package func sources(inParts count: Int) -> [String] {
    var parts = Array(repeating: Part(), count: count)
    for binding in wiring.bindings { parts[part(of: binding.place, among: count)].bindings.append(binding) }
    for refusal in wiring.refusals { parts[part(of: refusal.place, among: count)].refusals.append(refusal) }
    let module = module(refusing: []) { writer in
      for (index, part) in parts.enumerated() where !part.bindings.isEmpty {
        writer.line("\(Self.function(ofPart: index))(binder: binder)")
      }
    }
    return [module] + parts.enumerated().map { source(of: $1, at: $0) }
  }

  // MARK: Parts

  private struct Part {
    var bindings: [WiredBinding] = []
    var refusals: [Refusal] = []
  }

  private static func function(ofPart index: Int) -> String { "bindPart\(index + 1)" }

  /// The part of a source file. It depends only on its path, by a hash (FNV-1a) that is the same in each run.
  private func part(of place: FilePlace, among count: Int) -> Int {
    let path = SwiftWriter(root: root).shown(place.file)
    let hash = path.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    return Int(hash % UInt32(count))
  }

  private func source(of part: Part, at index: Int) -> String {
    var writer = startedWriter()
    if !part.bindings.isEmpty {
      writer.block("extension AutowiredModule {") { writer in
        writer.block(
          "static func \(Self.function(ofPart: index))(binder: Cleanse.Binder<\(scope)>) {"
        ) { write(part.bindings, to: &$0) }
      }
    }
    writer.errors(part.refusals)
    return writer.text
  }

  // MARK: Writing

  private func startedWriter() -> SwiftWriter {
    var writer = SwiftWriter(root: root)
    writer.line("// Written by cleanse-autowire. Do not edit: change the types that it names.")
    writer.line("import Cleanse")
    writer.line()
    return writer
  }

  private func module(refusing refusals: [Refusal], _ body: (inout SwiftWriter) -> Void) -> String {
    var writer = startedWriter()
    writer.line("/// The bindings of the types that this module marks as injectable.")
    writer.block("struct AutowiredModule: Cleanse.Module {") { writer in
      writer.block("static func configure(binder: Cleanse.Binder<\(scope)>) {", "}", body)
    }
    if !refusals.isEmpty { writer.line() }
    writer.errors(refusals)
    return writer.text
  }

  private func write(_ bindings: [WiredBinding], to writer: inout SwiftWriter) {
    for (index, binding) in bindings.enumerated() {
      if index > 0 { writer.line() }
      write(binding, to: &writer)
    }
  }

  private func write(_ binding: WiredBinding, to writer: inout SwiftWriter) {
    writer.line("// \(writer.shown(binding.place))")
    writer.conditional(binding.conditions) { writer in
      writer.located(at: binding.madeAt) { writer in
        let type = binding.isProtocol ? "(any \(binding.type)).self" : "\(binding.type).self"
        writer.line("binder.bind(\(type))\(binding.isShared ? ".sharedInScope()" : "").to\(factory(binding.source))")
      }
    }
  }

  private func factory(_ source: WiredBinding.Source) -> String {
    guard case .construction(let construction) = source else {
      guard case .other(let type) = source else { return "" }
      return " { $0 as \(type) }"
    }
    let labels = construction.arguments.map { ($0.label ?? "_") + ":" }.joined()
    if construction.arguments.isEmpty { return " { \(construction.type)() }" }
    if !construction.needsCall { return "(factory: \(construction.type).init(\(labels)))" }
    let arguments = construction.arguments.enumerated().map { index, argument in
      argument.label.map { "\($0): $\(index)" } ?? "$\(index)"
    }
    return " { \(construction.type)(\(arguments.joined(separator: ", "))) }"
  }
}

extension WiredBinding {
  /// The location that the compiler and the graph report.
  var madeAt: FilePlace {
    if case .construction(let construction) = source { construction.place } else { place }
  }
}
