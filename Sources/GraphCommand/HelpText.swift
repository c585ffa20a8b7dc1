/// What `cleanse-graph --help` prints.
enum HelpText {
  static let text = """
    Usage: cleanse-graph diff OLD NEW [--format text|markdown|json]
           cleanse-graph render FILE [OPTION ...]

    Compares and draws graphs that were written as JSON. Graphs that were written as text are for people: compare two of
    them with a program for texts, such as 'diff -u'.

    diff
      Says what differs between two graphs. Exits with 0 where nothing does, with 1 where something does, and with 2
      where a file cannot be used.
      --format FORMAT     text (the default), markdown or json

    render
      Writes a graph in another form.
      --format FORMAT     \(formats); the extension of the output names it, too
      --output FILE       write there, and not to standard output
      --component NAME    only this component
      --needed-by TYPE    only this type, and everything that it needs
      --needing TYPE      only this type, and everything that needs it
      --depth NUMBER      with the two above: follow so many requirements one after another; without them, from the
                          roots of the outermost components
      --without-leaves    leave out what needs nothing
      --collapse-modules  show each module as one node

      --help              print this text

    """

  private static var formats: String { Options.formatNames.joined(separator: ", ") }
}
