/// What one run of `configure` declared, and the closures that it made, for the one instance that they serve.
struct Recording {
  let configuration: RecordedConfiguration
  /// A closure for each binding; none where it comes from elsewhere, as that of the seed does.
  var makers: MakerList
}
