// No zod here, for the panel.

/** Maximum number of custom domains per server. */
export const maxDomains = 5
/** Maximum number of former names of a server at a time. */
export const maxFormerNames = 3
/**
 * Maximum number of recent names per account, those of deleted servers included: they are reserved
 * meanwhile.
 */
export const maxFormerNamesPerAccount = 20
/** How long a former name works and stays reserved. */
export const formerNameDays = 30
/** How long a custom domain works without its record. */
export const lostDomainDays = 7
/** Maximum number of players who may start a stopped server by joining. */
export const maxStarters = 100
