import Cleanse

/// Tags the name of the chosen organisation.
struct OrganisationName: Tag {
  typealias Element = String
}
