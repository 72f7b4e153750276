/** An open point for the operator, with its place. */
export type ToDo = { file: string; line: number; what: string }

/** Calls `say` unless content/confirmed.ts contains these words. */
export type Claim = (words: string, say: (what: string) => void) => void
