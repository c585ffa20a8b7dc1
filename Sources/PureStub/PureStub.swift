// Stubs are a part of Pure. This Swift module exists for code that was written for devxoul/Pure, which imports them by it.
@_exported import Pure
