/// Marks a protocol, class, struct or actor for the build plugin `CleanseAutowire`, which writes its binding.
///
///     protocol ShopService: Injectable {}         // bound to ShopServiceImpl
///     final class ShopModel: Injectable {}        // bound as itself
///
/// The plugin reads the conformance in the source code: write it where the type is declared, or in an extension. It has
/// no requirements and no effect at run time.
public protocol Injectable {}

/// Marks a type like `Injectable`, for one shared object in each component instance of the scope.
public protocol SharedInjectable: Injectable {}
