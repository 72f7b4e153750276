import type { PresentAddon } from '@zubr/contracts/addons/installed'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { misfit } from '@zubr/domain/cores/addons'
import { type AddonFate, addonFate } from '@zubr/domain/cores/change/fitting'
import type { Running } from '@zubr/domain/cores/change/layout'
import { type AddonCatalogue, type Recognised, SourceAway } from '../catalogue/shape.ts'

/** Something that is added, and what becomes of it. */
export type FittedAddon = {
  path: string
  fate: AddonFate
  known: Recognised | null
  /** The version that comes in its place. */
  update: AddonVersion | null
}

/** So many are asked for at once. */
const together = 8

/** What becomes of what is switched on when a server runs something else. What a source that is away alone knows counts as unknown. */
export async function fitAddons(
  catalogue: AddonCatalogue,
  present: readonly PresentAddon[],
  change: { from: Running; to: Running; keepsWorld: boolean },
): Promise<{ addons: FittedAddon[]; isAway: boolean }> {
  const on = present.filter(({ enabled }) => enabled)
  const known = await catalogue.recognise(on)
  let isAway = false
  const newestOf = async ({ version }: Recognised): Promise<AddonVersion | null | undefined> => {
    try {
      const { source, project } = version
      const newest = await catalogue.newest(source, project, targetOf(change.to))
      return newest?.file ? newest : null
    } catch (error) {
      if (!(error instanceof SourceAway)) throw error
      isAway = true
      return undefined
    }
  }
  const fitted: FittedAddon[] = []
  for (let begin = 0; begin < on.length; begin += together) {
    const part = on.slice(begin, begin + together).map(async ({ path }, i) => {
      const own = known[begin + i] ?? null
      const misses = own !== null && misfit(own.version, targetOf(change.to)) !== null
      const newest = own && misses ? await newestOf(own) : null
      const version = newest === undefined ? null : (own?.version ?? null)
      const fate = addonFate({ path, version, newest: newest ?? null }, change)
      return { path, fate, known: own, update: fate === 'updates' ? (newest ?? null) : null }
    })
    fitted.push(...(await Promise.all(part)))
  }
  return { addons: fitted, isAway }
}

const targetOf = ({ core, gameVersion }: Running) => ({ core, gameVersion })
