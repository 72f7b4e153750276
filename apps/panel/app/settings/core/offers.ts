import type { CoreOffer, CoreVersion } from '@zubr/contracts/cores/offers'
import type { NodeChoice, Server } from '@zubr/contracts/servers/server'
import { compareVersions } from '@zubr/domain/cores/versions'
import { type KindOffer, kindsFor } from '../../cores/offer.ts'
import { newestOf } from '../../cores/versions.ts'

type Of = Pick<Server, 'core' | 'edition' | 'limits' | 'node'>

/** The cores that this server may have on its node, where it already has capacity. */
export function kindsForServer(
  { edition, limits, node }: Of,
  known: { nodes: readonly NodeChoice[]; offers: readonly CoreOffer[] },
): KindOffer[] {
  const serverNode = known.nodes.filter(({ name }) => name === node)
  const nodes = serverNode.map((each) => ({ ...each, capacity: 'available' as const }))
  return kindsFor({ ...known, nodes }, edition, limits.memoryMb)
}

/**
 * The preselected version of a kind: the current one, or the one for the same game version, or the
 * newest.
 */
export function versionToShow({ core }: Pick<Server, 'core'>, kind: KindOffer): CoreVersion | undefined {
  const { versions } = kind
  return (
    (kind.id === core.id ? versions.find(({ version }) => version === core.version) : undefined) ??
    versions.find(({ gameVersion, channel }) => gameVersion === core.gameVersion && channel === 'stable') ??
    newestOf(versions)
  )
}

/**
 * The alternative to an unavailable version: another build of it, or the next older or newer stable
 * one.
 */
export function nearestVersion(
  { core }: Pick<Server, 'core'>,
  offers: readonly CoreOffer[],
): CoreVersion | undefined {
  const versions = offers.find(({ id }) => id === core.id)?.versions ?? []
  const same = versions.find(({ version }) => version === core.version)
  if (same && core.build !== null && same.build !== core.build) return same
  const stable = versions.filter(({ channel, version }) => channel === 'stable' && version !== core.version)
  const compared = (one: CoreVersion) =>
    compareVersions(one.gameVersion, core.gameVersion) || compareVersions(one.version, core.version)
  return stable.find((one) => compared(one) < 0) ?? stable.findLast((one) => compared(one) > 0)
}

/** A newer build of a server's version, or a newer stable version. */
export function newerOf(
  { core }: Pick<Server, 'core'>,
  offers: readonly CoreOffer[],
): { build: CoreVersion | undefined; version: CoreVersion | undefined } {
  const versions = offers.find(({ id }) => id === core.id)?.versions ?? []
  const same = versions.find(({ version }) => version === core.version)
  const newest = newestOf(versions)
  const isLater =
    newest?.channel === 'stable' &&
    newest.version !== core.version &&
    compareVersions(newest.gameVersion, core.gameVersion) >= 0 &&
    compareVersions(newest.version, core.version) > 0
  return {
    build: same && core.build !== null && same.build !== core.build ? same : undefined,
    version: isLater ? newest : undefined,
  }
}
