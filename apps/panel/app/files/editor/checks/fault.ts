export const faultKinds = [
  /** An unexpected character or token. */
  'syntax',
  /** The indentation does not match the lines around it. */
  'indent',
  'tab',
  /** A duplicate key; `detail` is the key. */
  'duplicate',
  /** A quote, a bracket or the whole file ends too soon. */
  'unclosed',
  /** An unknown escape sequence; `detail` is the sequence. */
  'escape',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A fault of a settings file. Lines count from 1. */
export type Fault = { line: number; kind: FaultKind; detail?: string }

/** The line number of an offset in a text. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
