/// The subject of a detail page.
enum DetailSubject: Equatable {
  case repository(String)
  case member(String)
}
