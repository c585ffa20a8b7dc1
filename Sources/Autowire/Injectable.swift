/// Marks a protocol, class, actor or struct for the build plugin `CleanseAutowire`, which generates its binding.
///
///     protocol ShopService: Injectable { … }         // bound to ShopServiceImpl
///     final class ShopModel: Injectable { … }        // bound as itself
///
/// It is read in the source code: write the conformance out where the type is declared, or in an extension. It asks for
/// nothing and does nothing at run time.
public protocol Injectable {}

/// Marks as `Injectable` does, for one instance in each built component of the scope.
public protocol SharedInjectable: Injectable {}
