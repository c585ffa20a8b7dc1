import RelayGraph
import Testing

@testable import GitHubBrowser

/// Starts the program as a UI test starts an app, with stubs instead of services.
@Suite("Launch arguments of github-browser") struct DriverTests {
  #if DEBUG
    @Test("A launch argument starts github-browser with a stubbed service") func stubbed() throws {
      let members = DependencyInstructionLaunchArgument(type: .memberService, factory: .oneMember)
      let builder = LaunchArgumentBuilder(arguments: [members])

      let outcome = try Executable.run(builder.build() + ["--org", "moonbase", "members"])
      #expect(
        outcome.output == """
          Moonbase Bakery (moonbase)
          Fresh bread in low gravity.

          Members
            only-moonbase  https://github.example/only-moonbase

          """)
    }

    @Test("A launch argument for a failing transport shows the error of github-browser") func failing() throws {
      let outcome = try Executable.run(["orgs", "--dependency", "type=transport,factory=offline"])
      #expect(outcome.exitCode == 1)
      #expect(outcome.complaint.hasSuffix("/organizations cannot be reached. Offline.\n"))
    }

    @Test("A launch argument replaces a service of one component of github-browser") func component() throws {
      let instruction = "type=memberService,factory=oneMember,scope=OrganisationComponent"
      #expect(try Executable.run(["--dependency=\(instruction)", "members"]).output.contains("only-acme"))
    }

    @Test("An invalid launch argument of github-browser is reported with its column and a near match") func faulty()
      throws
    {
      let outcome = try Executable.run(["-d", "type=memberservice,factory=oneMember"])
      #expect(
        outcome
          == Outcome(
            output: "",
            complaint: """
              github-browser: no type is indexed as 'memberservice' (column 6)
                type=memberservice,factory=oneMember
                     ^
                did you mean: memberService
                usage: -d|--dependency type=<type>,factory=<factory>[,scope=<scope>][,lifecycle=<lifecycle>]

              """, exitCode: 1))
    }

    @Test("A launch argument with an unknown component is reported by github-browser") func unknownComponent() throws {
      let outcome = try Executable.run(["-d", "type=memberService,factory=oneMember,scope=OrganizationComponent"])
      #expect(outcome.exitCode == 1)
      #expect(
        outcome.complaint.hasPrefix(
          "github-browser: error: *** MemberService *** is overridden in OrganizationComponent, "
            + "which is not a component of the graph [unused-override]\n"
        ))
      #expect(outcome.complaint.contains("did you mean: OrganisationComponent, a component of the graph\n"))
    }
  #else
    @Test("Launch arguments have no effect in a release build of github-browser") func release() throws {
      let outcome = try Executable.run(["-d", "type=memberService,factory=oneMember"])
      #expect(outcome == CommandLineTool.run(arguments: ["-d"]))
      #expect(outcome.complaint == "github-browser: Unknown option '-d'.\nSee 'github-browser --help'.\n")
    }
  #endif
}
