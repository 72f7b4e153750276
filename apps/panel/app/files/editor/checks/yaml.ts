import { LineCounter, parseAllDocuments } from 'yaml'
import type { Fault, FaultKind } from './fault.ts'

const kinds: Record<string, FaultKind> = {
  TAB_AS_INDENT: 'tab',
  BAD_INDENT: 'indent',
  DUPLICATE_KEY: 'duplicate',
  MISSING_CHAR: 'unclosed',
}

export function checkYaml(text: string): Fault[] {
  const lines = new LineCounter()
  // Plugins use custom tags; those are no fault.
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, logLevel: 'error' })
  const errors = Array.isArray(documents) ? documents.flatMap((document) => document.errors) : []
  return errors.slice(0, 100).map(({ code, pos }) => {
    const kind = kinds[code] ?? 'syntax'
    const { line } = lines.linePos(pos[0])
    const detail = text.slice(pos[0], pos[1]).split(':')[0]?.trim().slice(0, 80) ?? ''
    return { line: Math.max(1, line), kind, ...(kind === 'duplicate' && { detail }) }
  })
}
