import type { CoreOffer } from '@zubr/contracts/cores/offers'
import { coreOfLoader } from '@zubr/domain/cores/addons'
import { maxPackIndexBytes, packIndexName, packLoaders } from '@zubr/domain/cores/change/pack-index'
import { coreKinds } from '@zubr/domain/cores/kinds'
import type { PackRuns } from '../draft.ts'

export type PackRead =
  | { name: string; version: PackRuns }
  /** `game_version`: no core of that loader supports it. */
  | { refused: 'not_pack' }
  | { refused: 'loader'; loader: string }
  | { refused: 'game_version'; loader: string; gameVersion: string }

/**
 * Reads an owner's `.mrpack` in the browser before the purchase. The node reads it again and does
 * not trust the result.
 */
export async function readPack(
  file: Blob & { name: string },
  offers: readonly CoreOffer[],
): Promise<PackRead> {
  const { unzip } = await import('unzipit')
  try {
    const { entries } = await unzip(file)
    const entry = Object.hasOwn(entries, packIndexName) ? entries[packIndexName] : undefined
    if (!entry || entry.size > maxPackIndexBytes) return { refused: 'not_pack' }
    // Windows tools start a text with a BOM.
    const index: unknown = JSON.parse((await entry.text()).replace(/^\ufeff/, ''))
    return asksOf(index, offers, { name: file.name, brings: Object.keys(entries) })
  } catch {
    // No archive, or a damaged one.
    return { refused: 'not_pack' }
  }
}

/** `brings`: the archive's other entries. */
export function asksOf(
  content: unknown,
  offers: readonly CoreOffer[],
  { name: fileName, brings }: { name: string; brings: readonly string[] },
): PackRead {
  const { game, dependencies, files, name, versionId } = fieldsOf(content)
  const needs = fieldsOf(dependencies)
  const gameVersion = needs.minecraft
  if (game !== 'minecraft' || typeof gameVersion !== 'string' || !Array.isArray(files))
    return { refused: 'not_pack' }
  const loader = Object.entries(packLoaders).find(([name]) => needs[name] !== undefined)?.[1]
  const id = loader ? coreOfLoader[loader] : 'vanilla'
  if (!id) return { refused: 'loader', loader: loader ?? '' }
  const offered = offers.find((offer) => offer.id === id)?.versions ?? []
  if (!offered.some(({ version }) => version === gameVersion))
    return { refused: 'game_version', loader: coreKinds[id].name, gameVersion }
  const ofServer = files.filter((one) => fieldsOf(fieldsOf(one).env).server !== 'unsupported')
  const fetched = ofServer.filter((one) => isMod(String(fieldsOf(one).path)))
  const brought = brings.filter((path) => isMod(path.replace(/^(?:server-)?overrides[\\/]/, '')))
  return {
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : fileName,
    version: {
      id: typeof versionId === 'string' ? versionId : '',
      core: { id, version: gameVersion },
      mods: fetched.length + brought.length,
    },
  }
}

/** Exports from Windows have backslashes. */
const isMod = (path: string): boolean => /^mods[\\/].+\.jar$/i.test(path)

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
