// Replaced by the browser half of the gate.
export type FlakyTest = { kind: 'unit' | 'browser'; file: string; title: string }
export const readFlakyTests = (): FlakyTest[] => []
export const recordFlakyTests = (_tests: FlakyTest[]): void => undefined
