/**
 * How long deleted files are kept, in milliseconds: `binDays` of the contract, which the sandbox
 * does not load.
 */
export const binMs = 7 * 24 * 60 * 60 * 1_000
