import Testing

@testable import Relay

@Suite("Instructions") struct InstructionTests {
  private static let plain = DependencyInjectionInstruction(type: "a", factory: "b")

  @Test(
    "Instructions are parsed in any order of fields and with blanks",
    arguments: [
      ("type=a,factory=b", plain),
      ("factory=b,type=a", plain),
      ("  type  =  a ,\tfactory\n=b  ", plain),
      ("type=a,factory=b,scope=global,lifecycle=singleton", plain),
      ("lifecycle=TRANSIENT,type=a,factory=b", .init(type: "a", factory: "b", lifecycle: .transient)),
      ("type=a,factory=b,lifecycle=Singleton", plain),
      ("type=a,factory=b,scope=👌🏻", .init(type: "a", factory: "b", scope: "👌🏻")),
      ("type=my clock,factory=a-b.c/d:e", .init(type: "my clock", factory: "a-b.c/d:e")),
      (#"type=A<B\, C>,factory=x\=1\\n"#, .init(type: "A<B, C>", factory: #"x=1\n"#)),
      (#"type=C:\dir\,factory=\ b\ "#, nil),
      (#"type=C:\dir,factory=\ b\ "#, .init(type: #"C:\dir"#, factory: " b ")),
    ])
  func reading(text: String, expected: DependencyInjectionInstruction?) {
    #expect(Self.read(["-d", text]) == expected.map { [$0] } ?? [])
  }

  @Test(
    "Instructions are found among other arguments",
    arguments: [
      ([], 0, []),
      (["app", "--verbose", "file"], 0, ["app", "--verbose", "file"]),
      (["app", "-d", "type=a,factory=b", "file"], 1, ["app", "file"]),
      (["--dependency", "type=a,factory=b", "-d", "type=a,factory=b"], 2, []),
      (["--dependency=type=a,factory=b", "-d=type=a,factory=b"], 2, []),
      (["-x", "--", "-d", "type=a,factory=b"], 0, ["-x", "--", "-d", "type=a,factory=b"]),
      (["-dry", "--dependencyless", "-D", "--DEPENDENCY"], 0, ["-dry", "--dependencyless", "-D", "--DEPENDENCY"]),
    ])
  func finding(arguments: [String], count: Int, remaining: [String]) {
    let list = InstructionList(arguments)
    #expect(list.instructions.map(\.instruction) == Array(repeating: Self.plain, count: count))
    #expect(list.remainingArguments == remaining)
    #expect(InjectDependenciesArgumentParser().canParse(arguments: arguments) == (count > 0))
  }

  @Test(
    "Built instructions are parsed back unchanged, whatever names they contain",
    arguments: [
      "backend", "a,b", "a=b", #"a\b"#, #"\"#, " a ", "\t", "a b", "  ", "Dictionary<String, Int>", "é", "👨‍👩‍👧", "\r\n",
      "e\u{301},\u{301}",
      "--", "-d", "type=a,factory=b",
    ])
  func roundTrip(name: String) {
    let argument = DependencyInstructionLaunchArgument(
      type: .init(name), factory: .init("x" + name), scope: .init(name), lifecycle: .transient)
    #expect(Self.read(LaunchArgumentBuilder(arguments: [argument]).build()) == [argument.instruction])
  }

  private static func read(_ arguments: [String]) -> [DependencyInjectionInstruction] {
    InstructionList(arguments).instructions.map(\.instruction)
  }
}
