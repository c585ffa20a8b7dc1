import Cleanse
import Testing

// Swift Testing has a `Tag` and a `SourceLocation`, too.

// expected-error@+1 {{'Tag' is ambiguous for type lookup in this context}}
struct Colour: Tag {
  typealias Element = String
}

struct Shade: Cleanse.Tag {
  typealias Element = String
}

// expected-error@+1 {{'SourceLocation' is ambiguous for type lookup in this context}}
func line(of location: SourceLocation) -> Int { location.line }

func place(of location: Cleanse.SourceLocation) -> Int { location.line }
