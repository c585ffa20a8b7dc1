/// What `cleanse-autowire --help` prints.
enum HelpText {
  static let text = """
    Usage: cleanse-autowire [OPTION ...] FILE-OR-FOLDER ...

    Reads Swift sources and writes the bindings of the types that they mark as Injectable.

      --output FILE                 write there, and not to standard output
      --style module|pure           a module of bindings (the default), or AppDependency.resolve() in plain Swift
      --injectable-name NAME        the protocol that marks; Injectable by default
      --shared-name NAME            the protocol that marks what is shared; SharedInjectable by default
      --implementation-suffix WORD  how the names of implementations end; Impl by default
      --scope NAME                  the scope that shared types are shared in; Cleanse.Singleton by default
      --allow-unmarked              leave parameters of other types to the graph
      --module-name NAME            the module of the sources, where they name it
      --root FOLDER                 the folder that comments show paths from
      --cache FOLDER                remember there what was read; later runs read changed files only
      --sourcekit FILE              the toolchain's sourcekitdInProc, where it is not found
      --leave-errors-to-compiler    end well, and have the compiler report what is refused

    """
}
