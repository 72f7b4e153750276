import { coreIds } from '@zubr/domain/cores/kinds'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

/** Release channels, `stable` first. `snapshot` and `old` are Mojang's terms. */
export const coreChannels = ['stable', 'beta', 'alpha', 'snapshot', 'old'] as const
export type CoreChannel = (typeof coreChannels)[number]

/** An available version of a core, in its newest build. */
export const CoreVersion = z.object({
  version: z.string().max(40),
  /** The game version that clients use. */
  gameVersion: z.string().max(40),
  channel: z.enum(coreChannels),
  build: z.string().max(60),
  java: z.number().int().nullable(),
  /** When this build was published; null if unknown. */
  at: z.iso.datetime().nullable(),
})
export type CoreVersion = z.infer<typeof CoreVersion>

export const CoreOffer = z
  .object({
    id: z.enum(coreIds),
    /** Empty for a core included in agents: see `NodeChoice`. */
    versions: z.array(CoreVersion),
    /**
     * 75th percentile of start durations here with the core on its node; null with too few
     * measurements.
     */
    readySeconds: z.number().int().positive().nullable(),
  })
  .meta({ id: 'CoreOffer' })
export type CoreOffer = z.infer<typeof CoreOffer>

/** A player's Java Edition account; `name` has its official case. */
export const Player = z.object({ name: z.string().max(25), uuid: z.uuid() }).meta({ id: 'Player' })
export type Player = z.infer<typeof Player>

export const coresEndpoints = {
  'GET /api/cores': {
    summary:
      'Every core that the catalogue holds, with its versions (newest first, stable ones before the ' +
      'others) and how soon a server of it is ready',
    session: true,
    answers: { 200: z.array(CoreOffer) },
  },
  'GET /api/players/:name': {
    summary: "Whose name it is among the game's accounts, as its makers say",
    session: true,
    limits: ['players'],
    params: z.object({ name: z.string().regex(/^\w{1,25}$/) }),
    /** Null: Mojang's API is not available. */
    answers: { 200: z.object({ player: Player.nullable() }) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints
