import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { z } from 'zod'

/** What an operator says of the makers' interfaces: nothing is read, or some have a mirror. */
export type CoreMirrors = 'off' | Partial<Record<CoreSource, string>>

const expected = `expected off, one http(s):// address of a mirror, or name=address, with names of ${coreSources.join(', ')}`

/** A list of `name=address`, one address whose folders have the sources' names, or `off`. */
export const coreSourcesVariable = z.string().transform((text, context): CoreMirrors => {
  if (text.trim() === 'off') return 'off'
  if (!text.includes('=') && text.trim()) {
    const base = addressIn(text)
    if (base) return Object.fromEntries(coreSources.map((name) => [name, `${base}/${name}`]))
  }
  const mirrors: Partial<Record<CoreSource, string>> = {}
  for (const item of text.split(',').filter((each) => each.trim())) {
    const at = item.indexOf('=')
    const name = coreSources.find((each) => each === item.slice(0, at).trim())
    const base = addressIn(item.slice(at + 1))
    if (at < 0 || !name || !base) {
      context.addIssue({ code: 'custom', message: expected })
      return z.NEVER
    }
    mirrors[name] = base
  }
  return mirrors
})

/** Without what would come behind a path that is added to it. */
function addressIn(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return undefined
  if (url.username || url.password) return undefined
  return url.href.replace(/\/+$/, '')
}
