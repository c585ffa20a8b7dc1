import BookshopInterface

let delegate = AppDelegate()
print("launched: \(delegate.applicationDidFinishLaunching())")
print("window: \(delegate.window?.rootViewController?.title ?? "empty")")
print("shared: \(delegate.window?.rootViewController === delegate.home)")
for page in delegate.home?.pages ?? [] {
  print("page \(page.title): \(page.viewController().title)")
}
var basket = delegate.home?.logIn("Ada")
print(basket?.title ?? "not logged in")
print(basket?.buy("Emma") ?? "")
print(basket?.buy("Persuasion") ?? "")
basket = delegate.home?.logIn("Bert")
print(basket?.buy("Ulysses") ?? "")
print(delegate.settings?.makeViewController().title ?? "no settings")
print("requests: \(delegate.settings?.requestCount ?? 0)")
print("start page: \(delegate.settings?.startPage ?? "none")")
print("coordinator: \(delegate.settings?.coordinator?.summary ?? "none")")
print("bound in: \(delegate.sharing.files.joined(separator: ", ")), \(delegate.sharing.hasRootFactory)")
