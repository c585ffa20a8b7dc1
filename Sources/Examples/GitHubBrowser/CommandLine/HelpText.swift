import CleanseGraph

/// The output of `--help`.
enum HelpText {
  static let text = """
    OVERVIEW: List the repositories and the members of an organisation, or show one of them in detail.

    Without a subcommand, all lists are printed, with the most starred repository in detail. A list shows its first
    100 entries.

    USAGE: github-browser [<options>] [<subcommand>]

    OPTIONS:
      --org <name>            The organisation. (default: \(LaunchOptions.defaultOrganisation))
      --api <url>             The server to use instead of the files of the example.
      --export-graph <file>   Write the dependency graph to this file, in the format of the extension:
                              \(GraphFormat.allCases.map { ".\($0.fileExtensions[0])" }.joined(separator: ", ")).
      -d, --dependency type=<type>,factory=<factory>[,scope=<component>]
                              Override a service in tests: 'memberService' with 'oneMember', or 'transport' with
                              'offline'. Debug builds only.
      -h, --help              Show help information.

    SUBCOMMANDS:
      orgs                    List the organisations.
      repos                   List the repositories of the organisation.
      members                 List the members of the organisation.
      show repo <name>        Show a repository in detail.
      show member <login>     Show a member in detail.

    The server can be https://api.github.com, or any server of static files: paths are those of GitHub's REST API, such as
    /orgs/acme/repos, and are requested again with '.json' if there is no JSON at that path. For example:

      python3 -m http.server 8000 --bind 127.0.0.1 --directory Sources/Examples/GitHubBrowser/Data
      swift run github-browser --api http://127.0.0.1:8000
    """
}
