import Cleanse

struct SettingReader { fileprivate init(setting: Setting) {} }

private struct Setting { init() {} }

struct SettingModule: Module {
  static func configure(binder: UnscopedBinder) { binder.bind(SettingReader.self).to(factory: SettingReader.init) }
}
