import Cleanse

// Protocols and types of square/Cleanse without a replacement, or with other ones.

// expected-error@+1 {{cannot find type 'BindToable' in scope}}
extension BindToable {}
// expected-error@+1 {{cannot find type 'BaseBindingBuilder' in scope}}
extension BaseBindingBuilder {}
// expected-error@+1 {{cannot find type 'PropertyInjectorBindingBuilderProtocol' in scope}}
extension PropertyInjectorBindingBuilderProtocol {}
// expected-error@+1 {{cannot find type 'AssistedInjectionBuilder' in scope}}
extension AssistedInjectionBuilder {}
// expected-error@+1 {{cannot find type 'BaseAssistedInjectionBuilder' in scope}}
extension BaseAssistedInjectionBuilder {}

// expected-error@+1 {{cannot find type 'Installer' in scope}}
func install(in installer: Installer) {}
// expected-error@+1 {{cannot find type 'ProviderProvider' in scope}}
func register(_ provider: ProviderProvider) {}
// expected-error@+1 {{cannot find type 'DelegatedHashable' in scope}}
struct Key: DelegatedHashable {}
// expected-error@+1 {{cannot find type 'RawProviderBinding' in scope}}
func show(_ binding: RawProviderBinding) {}

extension BindingBuilder {
  func toNothing() where Element == Int { to(value: 0) }
}

extension ReceiptBinder {
  func toNothing() -> BindingReceipt<Int> where Element == Int { to(value: 0) }
}

func bind<B: BinderBase>(in binder: B) { binder.bind(Int.self).to(value: 0) }
