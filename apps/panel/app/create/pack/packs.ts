import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { CoreOffer } from '@zubr/contracts/cores/offers'
import { coreOfLoader } from '@zubr/domain/cores/addons'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { compareVersions } from '@zubr/domain/cores/versions'
import { lookUp } from '@zubr/domain/tables/look-up'

/** The core of a modpack version, if available; undefined if none supports it. */
export function coreOfPack(
  { loaders, gameVersions }: Pick<AddonVersion, 'loaders' | 'gameVersions'>,
  offers: readonly CoreOffer[],
): { id: CoreId; version: string } | undefined {
  const games = gameVersions.toSorted((a, b) => compareVersions(b, a))
  for (const loader of loaders) {
    // Unsupported loaders have no core.
    const id = lookUp(coreOfLoader, loader)
    const offered = offers.find((offer) => offer.id === id)?.versions ?? []
    const version = games.find((game) => offered.some((candidate) => candidate.version === game))
    if (id && version) return { id, version }
  }
  return undefined
}

/** The number of its known mods; 0 if the source does not say. */
export const modsIn = ({ dependencies }: Pick<AddonVersion, 'dependencies'>): number =>
  dependencies.filter(({ kind }) => kind === 'embedded').length

/** Versions that can be installed, newest first. */
export const installable = (
  versions: readonly AddonVersion[],
  offers: readonly CoreOffer[],
): AddonVersion[] =>
  versions.filter(
    (version) => version.file?.name.toLowerCase().endsWith('.mrpack') && coreOfPack(version, offers),
  )
