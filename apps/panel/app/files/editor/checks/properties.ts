import type { Fault } from './fault.ts'

/** What Java would read otherwise than it stands there: a backslash that means nothing, and a key that is there twice. */
export function checkProperties(text: string): Fault[] {
  const faults: Fault[] = []
  const keys = new Set<string>()
  for (const { line, whole } of entriesOf(text)) {
    const odd = /\\(?:u(?![\da-fA-F]{4}).{0,4}|[^tnrfu\\=:#! "'])/.exec(whole.replace(/\\\\/g, '  '))
    if (odd) faults.push({ line, kind: 'escape', detail: odd[0] })
    const key = /^(?:\\.|[^\\=: \t\f])*/.exec(whole)?.[0] ?? ''
    if (keys.has(key)) faults.push({ line, kind: 'duplicate', detail: key })
    keys.add(key)
  }
  return faults
}

/** Lines with what continues them, without comments; a continued one counts as the line where it began. */
function* entriesOf(text: string): Generator<{ line: number; whole: string }> {
  let begun: { line: number; whole: string } | undefined
  for (const [index, raw] of text.split('\n').entries()) {
    const own = raw.replace(/^[ \t\f]+/, '').replace(/\r$/, '')
    if (!begun && (own === '' || own.startsWith('#') || own.startsWith('!'))) continue
    const entry: { line: number; whole: string } = begun ?? { line: index + 1, whole: '' }
    const goesOn = /(?<!\\)(?:\\\\)*\\$/.test(own)
    entry.whole += goesOn ? own.slice(0, -1) : own
    begun = goesOn ? entry : undefined
    if (!goesOn) yield entry
  }
  if (begun) yield begun
}
