// Without zod, for the panel.

/** How many domains of its owner's own may lead to a server. */
export const maxDomains = 5
/** How many names that it had may lead to a server at the same time. */
export const maxFormerNames = 3
/** How many names an account's servers may have had lately, those that are deleted among them: nobody else can have them meanwhile. */
export const maxFormerNamesPerAccount = 20
/** A name that a server had leads on for so long, and is nobody else's until then. */
export const formerNameDays = 30
/** An own domain without its record leads on for so long. */
export const lostDomainDays = 7
/** How many players' names may start a stopped server by joining it. */
export const maxStarters = 100
