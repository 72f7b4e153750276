import { parse, TomlError } from 'smol-toml'
import type { Fault } from './fault.ts'

export function checkToml(text: string): Fault[] {
  try {
    // Large integers are valid here; the values are not used.
    parse(text, { integersAsBigInt: true })
    return []
  } catch (error) {
    // A stack overflow means extreme nesting, which is invalid too.
    if (!(error instanceof TomlError)) return [{ line: 1, kind: 'syntax' }]
    const [kind, line] = [/redefine|already/i.test(error.message), error.line] as const
    return [
      {
        line: Math.max(1, line),
        kind: kind ? 'duplicate' : 'syntax',
        ...(kind && { detail: keyAt(text, line) }),
      },
    ]
  }
}

const keyAt = (text: string, line: number) => (text.split('\n')[line - 1] ?? '').split('=')[0]?.trim() ?? ''
