// Only the path of this program matters: see Package.swift.
