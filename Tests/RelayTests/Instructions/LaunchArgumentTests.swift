import Testing

@testable import Relay

@Suite("Launch arguments") struct LaunchArgumentTests {
  private struct Flag: LaunchArgument {
    let flag: String
    var value: String?
  }

  @Test("The builder returns launch arguments in their order, with unchanged values") func order() {
    var builder = LaunchArgumentBuilder(arguments: [Flag(flag: "-f", value: "  a\nb ")])
    builder.add(argument: Flag(flag: "-v"))
    builder.add(arguments: [DependencyInstructionLaunchArgument(type: "a", factory: "b"), Flag(flag: "-x", value: "")])
    #expect(builder.build() == ["-f", "  a\nb ", "-v", "-d", "type=a,factory=b", "-x", ""])
    #expect(LaunchArgumentBuilder().build() == [])
  }

  @Test("A launch argument contains the scope and lifecycle if they differ from the defaults") func fields() {
    let argument = DependencyInstructionLaunchArgument(
      type: .myBackendService, factory: "b", scope: "checkout", lifecycle: .transient)
    #expect(argument.value == "type=myBackendService,factory=b,scope=checkout,lifecycle=transient")
  }
}
