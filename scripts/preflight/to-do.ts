/** What an operator has to settle, and where. */
export type ToDo = { file: string; line: number; what: string }

/** Calls `say` unless content/confirmed.ts holds these words. */
export type Claim = (words: string, say: (what: string) => void) => void
