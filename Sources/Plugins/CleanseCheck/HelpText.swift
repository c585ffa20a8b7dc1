/// What `swift package cleansec --help` prints: the options that make sense behind the plugin.
enum HelpText {
  static let text = """
    Usage: swift package cleansec [OPTION ...]

    Builds the package, and checks the graphs of its root components. Prints what it finds as compilers do, and exits
    with 1 where there is an error.

      --target NAME          only this target, and what it is built from; may be given several times
      --root TYPE            check this root component only; may be given several times
      --warnings-as-errors   exit with 1 where there is a warning, too
      --json, --sarif        a document for tools; what cannot be known goes to standard error
      --text                 the report as it reads at run time
      --graph FILE           write the graph of the one root that is checked there, in the form that the extension
                             names; give --allow-writing-to-package-directory before 'cleansec' for a file of the package
      --relative-to FOLDER   paths below the folder relative to it
      --progress             what is being read, on standard error
      --help                 print this text
    """
}
