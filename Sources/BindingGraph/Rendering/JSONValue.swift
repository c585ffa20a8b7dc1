/// A JSON document under construction. Foundation is not available here.
package enum JSONValue: Sendable {
  case string(String)
  case number(Int)
  /// A number with three decimals.
  case thousandths(Int64)
  case boolean(Bool)
  case array([JSONValue])
  /// Members without a value are left out.
  case object(KeyValuePairs<String, JSONValue?>)

  /// The document over several lines, with the members of objects in the order of their names.
  package var text: String {
    var writer = JSONWriter()
    writer.write(self)
    return writer.text
  }
}
