import { type CoreId, coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import type { Core } from './core.ts'
import type { CoreChannel, CoreOffer, CoreVersion } from './offers.ts'

// A small example catalogue for the panel's demo and for example servers. No zod here.

type Row = [version: string, build: string, java: number | null, day: string, channel?: CoreChannel]

const versions = (rows: Row[], gameVersion = (version: string) => version): CoreVersion[] =>
  rows.map(([version, build, java, day, channel = 'stable']) => ({
    version,
    gameVersion: gameVersion(version),
    channel,
    build,
    java,
    at: `${day}T12:00:00.000Z`,
  }))

const catalogue: Partial<Record<CoreId, CoreVersion[]>> = {
  paper: versions([
    ['26.2', '74', 25, '2026-11-14'],
    ['26.1.1', '128', 25, '2026-09-30'],
    ['1.21.11', '212', 21, '2026-07-02'],
    ['1.21.4', '232', 21, '2025-11-21'],
    ['1.20.6', '151', 21, '2025-03-12'],
    ['1.19.4', '550', 17, '2024-06-08'],
    ['1.16.5', '794', 16, '2023-01-19'],
    ['1.12.2', '1620', 8, '2022-05-05'],
    ['26.3', '9', 25, '2026-11-20', 'alpha'],
  ]),
  purpur: versions([
    ['26.2', '2611', 25, '2026-11-12'],
    ['1.21.11', '2570', 21, '2026-07-01'],
    ['1.20.6', '2233', 21, '2025-03-02'],
  ]),
  vanilla: versions([
    ['26.2', '', 25, '2026-06-16'],
    ['26.1.1', '', 25, '2026-04-21'],
    ['1.21.11', '', 21, '2025-12-09'],
    ['1.20.6', '', 21, '2024-04-29'],
    ['1.16.5', '', 8, '2021-01-15'],
    ['1.8.9', '', 8, '2015-12-09'],
    ['26.3-snapshot-4', '', 25, '2026-11-18', 'snapshot'],
    ['26.3-snapshot-3', '', 25, '2026-11-04', 'snapshot'],
    ['b1.7.3', '', 8, '2011-07-08', 'old'],
  ]),
  fabric: versions([
    ['26.2', '0.18.4', 25, '2026-11-02'],
    ['1.21.11', '0.18.4', 21, '2026-11-02'],
    ['1.20.1', '0.18.4', 17, '2026-11-02'],
  ]),
  neoforge: versions([
    ['26.1.1', '26.1.1.41', 25, '2026-10-27'],
    ['1.21.11', '21.11.18', 21, '2026-08-13'],
    ['1.21.1', '21.1.219', 21, '2026-09-09'],
    ['26.2', '26.2.0.7-beta', 25, '2026-11-15', 'beta'],
  ]),
  forge: versions([
    ['1.21.1', '52.1.6', 21, '2025-10-10'],
    ['1.20.1', '47.4.13', 17, '2025-10-03'],
    ['1.12.2', '14.23.5.2864', 8, '2025-02-11'],
  ]),
  velocity: versions(
    [
      ['3.5.0', '18', 21, '2026-10-30'],
      ['3.4.0', '566', 17, '2026-02-14'],
      ['3.6.0-SNAPSHOT', '4', 21, '2026-11-16', 'beta'],
    ],
    () => '1.7.2–26.2',
  ),
  'bedrock-dedicated': versions([
    ['1.26.21', '', null, '2026-11-10'],
    ['1.26.14', '', null, '2026-09-16'],
    ['1.26.30.22', '', null, '2026-11-19', 'beta'],
  ]),
  pocketmine: versions([['5.41.2', '', null, '2026-11-11']], () => '1.26.20'),
}

/** Cores included in the agents of the examples. */
const ofAgents: Partial<Record<CoreId, string>> = { 'flying-squid': '1.12.0' }

/** Start durations in seconds; a core without enough starts is missing. */
const ready: Partial<Record<CoreId, number>> = {
  paper: 9,
  purpur: 9,
  vanilla: 11,
  fabric: 12,
  neoforge: 14,
  velocity: 4,
  'bedrock-dedicated': 6,
  pocketmine: 3,
  'flying-squid': 3,
}

export const exampleOffers: readonly CoreOffer[] = coreIds
  .filter((id) => catalogue[id] ?? ofAgents[id])
  .map((id) => ({ id, versions: catalogue[id] ?? [], readySeconds: ready[id] ?? null }))

/** Example nodes run every kind of the catalogue. */
export const exampleRuns: readonly CoreId[] = coreIds.filter((id) => catalogue[id])

/** A core in one version, by default the newest; undefined for an unknown version. */
export function exampleCore(id: CoreId, version?: string): Core | undefined {
  const { edition, experimental, settings, from } = coreKinds[id]
  const own: CoreVersion[] =
    catalogue[id] ?? versions([[ofAgents[id] ?? '1.0.0', '', null, '2026-01-01']], () => '1.21.4')
  const found = version === undefined ? own[0] : own.find((one) => one.version === version)
  if (!found) return undefined
  const { gameVersion, build, java } = found
  // Never downloaded: examples have no agents.
  const file = { name: 'core.jar', url: 'https://cores.example/core.jar', bytes: null, hash: null }
  return {
    id,
    version: found.version,
    gameVersion,
    edition,
    experimental,
    settings: structuredClone(settings) as Core['settings'],
    ...(from === 'catalogue' && { package: { build, java, javaFlags: [], files: [file] } }),
  }
}
