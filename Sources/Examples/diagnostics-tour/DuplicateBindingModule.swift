import Cleanse

/// Binds the flour twice. Tags would distinguish the two.
struct DuplicateBindingModule: Module {
  static func configure(binder: UnscopedBinder) {
    binder.bind().to(value: Flour(grain: "rye"))
    binder.bind().to(value: Flour(grain: "spelt"))
  }
}

struct Flour {
  let grain: String
}
