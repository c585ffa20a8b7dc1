import Cleanse

/// The lifetime of one chosen organisation.
struct OrganisationScope: Scope {}
