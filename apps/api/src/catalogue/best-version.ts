import { addonChannels } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import { supportedAddons } from '@zubr/domain/cores/addons'
import type { Target } from './addon-catalogue.ts'
import type { VersionFilter } from './sources/source.ts'

/** The loaders of all kinds of addons that a core supports; null if it supports none. */
export function targetFilter({ core, gameVersion }: Target): VersionFilter | null {
  const loaders = supportedAddons(core).flatMap((support) => support.loaders)
  return loaders.length > 0 ? { loaders, gameVersion: core === 'velocity' ? undefined : gameVersion } : null
}

/** The newest version of the most stable channel. Among equals, the one made for this core. */
export function bestOf(versions: readonly AddonVersion[], { core }: Target): AddonVersion | undefined {
  const order = supportedAddons(core).flatMap((support) => support.loaders as readonly string[])
  const rank = (version: AddonVersion) =>
    Math.min(...version.loaders.map((loader) => order.indexOf(loader)).filter((at) => at >= 0))
  const furthest =
    addonChannels
      .map((channel) => versions.filter((one) => one.channel === channel))
      .find((all) => all.length > 0) ?? []
  const [first] = furthest.toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  return (
    first && furthest.filter(({ number }) => number === first.number).toSorted((a, b) => rank(a) - rank(b))[0]
  )
}
