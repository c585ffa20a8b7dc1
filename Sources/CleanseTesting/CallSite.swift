/// The statement of a test that a failure is recorded for.
struct CallSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
