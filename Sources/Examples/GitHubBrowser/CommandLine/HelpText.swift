import CleanseGraph

/// What `--help` prints.
enum HelpText {
  static let text = """
    USAGE: github-browser [--api URL] [--org NAME] [--export-graph FILE] [command]

    Lists the repositories and the members of an organisation, and shows one of them in detail.

    COMMANDS:
      (none)              every list, and the repository with the most stars in detail
      orgs                the organisations to choose from
      repos               the organisation's repositories
      members             the organisation's members
      show repo NAME      one repository in detail
      show member LOGIN   one member in detail

    OPTIONS:
      --org NAME          the organisation ('\(LaunchOptions.defaultOrganisation)' unless you say otherwise)
      --api URL           the server to ask, instead of the files that come with the example
      --export-graph FILE writes the program's graph there, in the form that the extension names:
                          \(GraphFormat.allCases.map { ".\($0.fileExtensions[0])" }.joined(separator: ", "))
      -d, --dependency type=TYPE,factory=FACTORY[,scope=COMPONENT]
                          replaces a service, for tests: 'memberService' by 'oneMember', or 'transport' by
                          'offline' (not in release builds)
      -h, --help          this text

    An answer is the JSON at the path that GitHub's REST API has for it, such as URL/orgs/acme/repos.
    Where there is nothing, or a web page such as the listing of a folder, the same path with '.json'
    is asked for. So the URL can be https://api.github.com, and a folder of files is a server too:

      python3 -m http.server 8000 --bind 127.0.0.1 --directory Sources/Examples/GitHubBrowser/Data
      swift run github-browser --api http://127.0.0.1:8000

    A list shows its first 100 entries.
    """
}
