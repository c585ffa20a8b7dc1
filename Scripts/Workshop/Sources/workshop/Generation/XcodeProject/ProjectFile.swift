/// An object of an Xcode project file.
struct ProjectObject {
  let reference: ObjectReference
  let kind: String
  private let members: [String: ProjectValue]

  init(_ reference: ObjectReference, _ kind: String, _ members: [String: ProjectValue]) {
    self.reference = reference
    self.kind = kind
    self.members = members.merging(["isa": .text(kind)]) { $1 }
  }

  /// Xcode writes these objects in one line.
  private static let shortKinds: Set = ["PBXBuildFile", "PBXFileReference"]

  var text: String {
    let value = ProjectValue.dictionary(members).text(indentation: Self.shortKinds.contains(kind) ? nil : "\t\t")
    return "\t\t\(reference.text) = \(value);"
  }
}

/// The file `project.pbxproj` of Xcode 16 and later, whose targets contain all files of their folders.
struct ProjectFile {
  let objects: [ProjectObject]
  let project: ObjectReference

  @SourceLines var lines: [String] {
    """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tclasses = {
    \t};
    \tobjectVersion = \(Self.version);
    \tobjects = {
    """
    sections
    """
    \t};
    \trootObject = \(project.text);
    }
    """
  }

  static let version = "77"

  private var sections: [String] {
    Set(objects.map(\.kind)).sorted().flatMap { (kind: String) -> [String] in
      let members = objects.filter { $0.kind == kind }.map(\.text).sorted()
      return ["", "/* Begin \(kind) section */"] + members + ["/* End \(kind) section */"]
    }
  }
}
