/** How long what was deleted is kept: `binDays` of the contract, which is not loaded inside the sandbox. */
export const binMs = 7 * 24 * 60 * 60 * 1_000
