import { propertiesIn } from '@zubr/domain/settings-files/formats/properties'
import type { Fault } from './fault.ts'

/** What Java reads differently from what is written: unknown escapes and duplicate keys. */
export function checkProperties(text: string): Fault[] {
  const faults: Fault[] = []
  const keys = new Set<string>()
  for (const { line, key, written } of propertiesIn(text)) {
    const odd = /\\(?:u(?![\da-fA-F]{4}).{0,4}|[^tnrfu\\=:#! "'])/.exec(written.replaceAll('\\\\', '  '))
    if (odd) faults.push({ line, kind: 'escape', detail: odd[0] })
    if (keys.has(key)) faults.push({ line, kind: 'duplicate', detail: key })
    keys.add(key)
  }
  return faults
}
