/// The scheme that builds and runs the app of a project, and runs its tests.
struct XcodeScheme {
  let project: String
  let app: XcodeTarget
  let tests: XcodeTarget

  @SourceLines var lines: [String] {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Scheme LastUpgradeVersion = "2600" version = "1.7">
       <BuildAction parallelizeBuildables = "YES" buildImplicitDependencies = "YES">
          <BuildActionEntries>
             <BuildActionEntry buildForTesting = "YES" buildForRunning = "YES" buildForProfiling = "YES" buildForArchiving = "YES" buildForAnalyzing = "YES">
                \(reference(to: app))
             </BuildActionEntry>
          </BuildActionEntries>
       </BuildAction>
       <TestAction buildConfiguration = "Debug" \(debugger) shouldUseLaunchSchemeArgsEnv = "YES">
          <Testables>
             <TestableReference skipped = "NO" parallelizable = "YES">
                \(reference(to: tests))
             </TestableReference>
          </Testables>
       </TestAction>
       <LaunchAction buildConfiguration = "Debug" \(debugger) launchStyle = "0" useCustomWorkingDirectory = "NO" ignoresPersistentStateOnLaunch = "NO" debugDocumentVersioning = "YES" debugServiceExtension = "internal" allowLocationSimulation = "YES">
          <BuildableProductRunnable runnableDebuggingMode = "0">
             \(reference(to: app))
          </BuildableProductRunnable>
       </LaunchAction>
       <ProfileAction buildConfiguration = "Release" shouldUseLaunchSchemeArgsEnv = "YES" savedToolIdentifier = "" useCustomWorkingDirectory = "NO" debugDocumentVersioning = "YES">
          <BuildableProductRunnable runnableDebuggingMode = "0">
             \(reference(to: app))
          </BuildableProductRunnable>
       </ProfileAction>
       <AnalyzeAction buildConfiguration = "Debug"></AnalyzeAction>
       <ArchiveAction buildConfiguration = "Release" revealArchiveInOrganizer = "YES"></ArchiveAction>
    </Scheme>
    """
  }

  private var debugger: String {
    let tools = "Xcode.DebuggerFoundation"
    return """
      selectedDebuggerIdentifier = "\(tools).Debugger.LLDB" selectedLauncherIdentifier = "\(tools).Launcher.LLDB"
      """
  }

  private func reference(to target: XcodeTarget) -> String {
    """
    <BuildableReference BuildableIdentifier = "primary" BlueprintIdentifier = "\(target.reference.identifier)" \
    BuildableName = "\(target.resultName)" BlueprintName = "\(target.name)" \
    ReferencedContainer = "container:\(project).xcodeproj"></BuildableReference>
    """
  }
}
