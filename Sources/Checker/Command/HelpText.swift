import GraphDocuments

/// What `cleansec --help` prints.
enum HelpText {
  static let text = """
    Usage: cleansec [OPTION ...] FILE ...
           cleansec [OPTION ...] -- COMPILER-ARGUMENT ...
           cleansec [OPTION ...] --build-plan FILE

    Checks the graphs of all root components without running the program. Prints what it finds as compilers do, and
    exits with 1 where there is an error.

    What to read
      FILE                   trees of the compiler (swiftc -frontend -dump-ast -dump-ast-format json
                             -primary-file SOURCE ...), or facts that were stored; the modules of one program
      -- ARGUMENT ...        what swiftc is called with to build a module, sources included
      --build-plan FILE      the plan of the package manager, such as .build/debug.yaml, of a build that succeeded
      --target NAME          of the plan only this target, and what it is built from; may be given several times
      --package FOLDER       the package of the plan: its roots that nothing in its sources uses are warned of
      --cache FOLDER         keep there what was read of the plan's modules; later runs read changed modules only
      --module-name NAME     the module of the trees
      --compiler FILE        the compiler, where it is not the one that a shell would find

    What to do
      --store FILE           store what was read of the module there, and check nothing
      --graph FILE           write the graph of the one root that is checked there, in the form that the extension
                             names: \(extensions)
      --root TYPE            check this root component only; may be given several times
      --warnings-as-errors   exit with 1 where there is a warning, too

    What to print
      --text                 the report as it reads at run time
      --json, --sarif        a document for tools; what cannot be known goes to standard error
      --relative-to FOLDER   paths below the folder relative to it
      --progress             what is being read, on standard error, also where that is no terminal
      --help                 print this text

    """

  private static var extensions: String {
    GraphFormat.all.map { ".\($0.fileExtensions[0])" }.joined(separator: ", ")
  }
}
