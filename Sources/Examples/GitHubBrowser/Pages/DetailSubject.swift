/// What a detail page shows.
enum DetailSubject: Equatable {
  case repository(String)
  case member(String)
}
