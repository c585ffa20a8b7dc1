import RelayGraph
import Testing

@testable import GitHubBrowser

/// Starts the program as a UI test starts an app, with stubs in the place of services.
@Suite("A driver") struct DriverTests {
  #if DEBUG
    @Test("starts the program with a stubbed service") func stubbed() throws {
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

    @Test("sees what the program says when a service fails") func failing() throws {
      let outcome = try Executable.run(["orgs", "--dependency", "type=transport,factory=offline"])
      #expect(outcome.exitCode == 1)
      #expect(outcome.complaint.hasSuffix("/organizations cannot be reached. Offline.\n"))
    }

    @Test("can name the one component whose service is replaced") func component() throws {
      let instruction = "type=memberService,factory=oneMember,scope=OrganisationComponent"
      #expect(try Executable.run(["--dependency=\(instruction)", "members"]).output.contains("only-acme"))
    }

    @Test("learns what is wrong with its arguments") func faulty() throws {
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

    @Test("learns that a component does not exist, with all other errors of the graph") func unknownComponent() throws {
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
    @Test("has no power over a release build") func release() throws {
      let outcome = try Executable.run(["-d", "type=memberService,factory=oneMember"])
      #expect(outcome == CommandLineTool.run(arguments: ["-d"]))
      #expect(outcome.complaint == "github-browser: Unknown option '-d'.\nSee 'github-browser --help'.\n")
    }
  #endif
}
