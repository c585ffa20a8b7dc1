// Programs that use launch arguments with a graph need no other import, and no container.
@_exported import LaunchChoices
