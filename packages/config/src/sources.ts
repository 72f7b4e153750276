import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { z } from 'zod'

/** The operator's setting for third-party APIs: `off`, or mirrors for some of them. */
type Mirrors<Source extends string> = 'off' | Partial<Record<Source, string>>
export type CoreMirrors = Mirrors<CoreSource>
export type AddonMirrors = Mirrors<AddonSource>

/** A list of `name=address`, one address with a folder per source, or `off`. */
function sourcesVariable<Source extends string>(sources: readonly Source[]) {
  const expected = `expected off, one http(s):// address of a mirror, or name=address, with names of ${sources.join(', ')}`
  return z.string().transform((text, context): Mirrors<Source> => {
    const mirrors: Partial<Record<Source, string>> = {}
    if (text.trim() === 'off') return 'off'
    const base = text.includes('=') || !text.trim() ? undefined : addressIn(text)
    if (base) {
      for (const name of sources) mirrors[name] = `${base}/${name}`
      return mirrors
    }
    for (const item of text.split(',').filter((each) => each.trim())) {
      const at = item.indexOf('=')
      const name = sources.find((each) => each === item.slice(0, at).trim())
      const address = addressIn(item.slice(at + 1))
      if (at < 0 || !name || !address) {
        context.addIssue({ code: 'custom', message: expected })
        return z.NEVER
      }
      mirrors[name] = address
    }
    return mirrors
  })
}

export const coreSourcesVariable = sourcesVariable<CoreSource>(coreSources)
export const addonSourcesVariable = sourcesVariable<AddonSource>(addonSources)

/** The address without query and hash, which would follow an appended path. */
function addressIn(text: string): string | undefined {
  const url = URL.parse(text.trim())
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return undefined
  if (url.username || url.password) return undefined
  return url.href.replace(/\/+$/, '')
}
