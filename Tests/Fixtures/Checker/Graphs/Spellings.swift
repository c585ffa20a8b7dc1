import CheckerLibrary
import Cleanse

// Missing types whose names depend on the place of the fix, or have no plain form.

/// The library has types of these names, too.
enum Trail {
  struct Sign {}
}

enum Spellings {
  /// Types of two Swift modules with equal paths.
  struct Namesakes: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.bind(Trail.Sign.self).to(factory: Trail.Sign.init) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: Trail.Sign, _: CheckerLibrary.Trail.Sign, _: [CheckerLibrary.Trail.Sign]) in true }
    }
  }

  /// A type parameter of the component.
  struct Text<Item> { init() {} }
  struct Shelf<Item>: Component {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<[Item]>) -> BindingReceipt<[Item]> {
      bind.to { (_: Text<Item>) in [] }
    }
  }
  struct Shelves: RootComponent {
    static func configure(binder: Binder<Singleton>) {
      binder.install(dependency: Shelf<Double>.self)
      binder.install(dependency: Shelf<Int>.self)
    }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: ComponentFactory<Shelf<Double>>, _: ComponentFactory<Shelf<Int>>) in true }
    }
  }

  /// Collections, optionals, existentials and compositions.
  protocol Post {}
  struct Signpost: Post, CustomStringConvertible {
    init() {}
    var description: String { "North" }
  }
  struct Forms: RootComponent {
    static func configure(binder: UnscopedBinder) {}
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to {
        (
          _: [String], _: [String: [Int]], _: Set<Double>, _: Int16?, _: (any Post)?,
          _: any Post & CustomStringConvertible, _: [any Post & CustomStringConvertible]
        ) in true
      }
    }
  }

  static func rootWithLocalType() -> any RootComponent.Type {
    struct Local { init() {} }
    struct Root: RootComponent {
      static func configure(binder: UnscopedBinder) {}
      static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
        bind.to { (_: Local, _: [Local]) in true }
      }
    }
    return Root.self
  }

  /// The module of another file requires a private type of that file, which has the name of one of this file.
  struct Files: RootComponent {
    static func configure(binder: UnscopedBinder) { binder.include(module: SettingModule.self) }
    static func configureRoot(binder bind: ReceiptBinder<Bool>) -> BindingReceipt<Bool> {
      bind.to { (_: SettingReader, _: OwnReader) in true }
    }
  }
  fileprivate struct OwnReader { init(setting: Setting) {} }
}

private struct Setting { init() {} }
