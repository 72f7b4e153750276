export const faultKinds = [
  /** Not what may stand here. */
  'syntax',
  /** Spaces at a line's start do not fit those of the lines around it. */
  'indent',
  'tab',
  /** The same key again; `detail` is the key. */
  'duplicate',
  /** A quote, a bracket or the whole file ends too soon. */
  'unclosed',
  /** A backslash with what means nothing after it; `detail` is both. */
  'escape',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** Why a settings file would not be read as it is meant. Lines count from 1. */
export type Fault = { line: number; kind: FaultKind; detail?: string }

/** The line that a place of a text is in. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}
