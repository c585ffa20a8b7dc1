/// A name that the API does not have.
enum NotFound: Error, Equatable {
  case organisations
  case organisation(String)
  case repository(String, organisation: String)
  case member(String)
}

extension NotFound: CustomStringConvertible {
  var description: String {
    switch self {
    case .organisations: "There is no list of organisations."
    case .organisation(let name): "There is no organisation '\(name)'."
    case .repository(let name, let organisation): "There is no repository '\(name)' in '\(organisation)'."
    case .member(let login): "There is no member '\(login)'."
    }
  }
}
