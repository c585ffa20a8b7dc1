/// Marks a protocol, class, struct or actor for the build plugin `CleanseAutowire`, which generates its binding.
///
///     protocol ShopService: Injectable { … }         // bound to ShopServiceImpl
///     final class ShopModel: Injectable { … }        // bound as itself
///
/// The plugin reads your source code, so write the conformance at the declaration of the type or in an extension, and
/// not behind a type alias. The protocol has no requirements and no effect at run time.
public protocol Injectable {}

/// Marks a type like `Injectable`, and shares one instance in each component instance.
public protocol SharedInjectable: Injectable {}
