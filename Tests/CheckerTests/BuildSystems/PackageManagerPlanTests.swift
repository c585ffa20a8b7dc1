import Testing

@testable import cleansec

@Suite("Plan of the native build system") struct PackageManagerPlanTests {
  private static let plan = """
    commands:
      "C.App-x86_64-unknown-linux-gnu-debug.module":
        tool: shell
        inputs: ["/p/App.swift","/b/Modules/Library.swiftmodule","/b/App.build/sources"]
        outputs: ["/b/App.build/App.swift.o"]
        description: "Compiling Swift Module 'App' (1 sources)"
        args: ["/usr/bin/swiftc","-module-name","App","-c","@/b/App.build/sources","-I","/b/Modules","-j2","-g"]

      "C.Library-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/p/Library.swift","/b/Modules/Cleanse.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Library","/p/Library.swift"]
      "C.Cleanse-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/p/Cleanse.swift"]
        args: ["/usr/bin/swiftc","-module-name","Cleanse","/p/Cleanse.swift"]
      "C.Other-x86_64-unknown-linux-gnu-debug.module":
        inputs: ["/p/Other.swift"]
        args: ["/usr/bin/swiftc","-module-name","Other","/p/Other.swift"]
      "C.Tool-x86_64-unknown-linux-gnu-debug-tool.module":
        inputs: ["/p/Tool.swift","/b/Modules-tool/Cleanse.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Tool","/p/Tool.swift"]
    """

  @Test("A plan selects only modules that depend on Cleanse") func usersOfCleanse() throws {
    #expect(try plan().modules(for: []).map(\.name) == ["App", "Library"])
  }

  @Test("A target selects its own module and the modules that it depends on") func target() throws {
    #expect(try plan().modules(for: ["Library"]).map(\.name) == ["Library"])
    #expect(try plan().modules(for: ["App"]).map(\.name) == ["App", "Library"])
    #expect(try plan().modules(for: ["Other"]).map(\.name) == [])
  }

  @Test("An import cycle is selected whole if one of its modules depends on Cleanse, in any order")
  func cycle() throws {
    let cycle = (1...9).map { BuildPlan.Module(name: "M\($0)", imports: ["Hub"]) }
    let hub = BuildPlan.Module(name: "Hub", imports: Set(cycle.map(\.name) + ["User"]))
    let plan = BuildPlan(
      cycle + [
        hub, BuildPlan.Module(name: "User", imports: ["Cleanse"]), BuildPlan.Module(name: "Plain", imports: ["Swift"]),
        BuildPlan.Module(name: "Cleanse", imports: ["M1"]),
      ], origin: "debug.yaml")
    #expect(try plan.modules(for: []).map(\.name) == ["Hub"] + cycle.map(\.name) + ["User"])
    #expect(try plan.modules(for: ["M1"]).map(\.name) == ["Hub"] + cycle.map(\.name) + ["User"])
  }

  @Test("An unknown target throws an error with the names of the known targets") func unknownTarget() throws {
    #expect(throws: UnknownTarget(name: "Nope", known: ["App", "Cleanse", "Library", "Other"])) {
      try plan().modules(for: ["Nope"])
    }
  }

  @Test("Compiler arguments that only name outputs are removed") func arguments() throws {
    let app = try #require(try plan().modules(for: ["App"]).first)
    #expect(app.arguments.arguments == ["-module-name", "App", "@/b/App.build/sources", "-I", "/b/Modules"])
    let unusual = CompilerArguments(["-Xcc", "-c", "-o", "x", "-j8", "-just", "-Xfrontend", "-g", "a.swift"])
    #expect(unusual.arguments == ["-Xcc", "-c", "-just", "-Xfrontend", "-g", "a.swift"])
    #expect(unusual.moduleName == "main")
    let gathering = CompilerArguments(["-Xfrontend", "-const-gather-protocols-file", "-Xfrontend", "x", "a.swift"])
    #expect(gathering.arguments == ["a.swift"])
  }

  @Test("The compiler of a module is the one that the plan names") func compiler() throws {
    #expect(try plan().modules(for: ["Library"]).map(\.compiler) == ["/usr/bin/swiftc"])
  }

  @Test(
    "A malformed plan has no modules",
    arguments: ["", "args: [", "\"C.x.module\":\nargs: [\"-module-name\""])
  func nonsense(contents: String) {
    #expect((try? PackageManagerPlan.modules(in: contents).map(\.name)) ?? [] == [])
  }

  private func plan() throws -> BuildPlan {
    BuildPlan(try PackageManagerPlan.modules(in: Self.plan), origin: "debug.yaml")
  }
}

extension BuildPlan.Module {
  fileprivate init(name: String, imports: Set<String>) {
    self.init(name: name, arguments: CompilerArguments([]), sources: [], imports: imports, inputs: [])
  }
}
