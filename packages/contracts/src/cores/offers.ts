import { coreIds } from '@zubr/domain/cores/kinds'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'

/** How far a version is: `stable` first, the others marked. `snapshot` and `old` are Mojang's own words. */
export const coreChannels = ['stable', 'beta', 'alpha', 'snapshot', 'old'] as const
export type CoreChannel = (typeof coreChannels)[number]

/** A version of a core that can be had, in its newest build. */
export const CoreVersion = z.object({
  version: z.string().max(40),
  /** The game's version that clients join with. */
  gameVersion: z.string().max(40),
  channel: z.enum(coreChannels),
  build: z.string().max(60),
  java: z.number().int().nullable(),
  /** When this build was made; null if its makers don't say. */
  at: z.iso.datetime().nullable(),
})
export type CoreVersion = z.infer<typeof CoreVersion>

export const CoreOffer = z
  .object({
    id: z.enum(coreIds),
    /** Empty for one that comes with agents: see `NodeChoice`. */
    versions: z.array(CoreVersion),
    /** Three of four starts here took no longer, with the core on its node; null while too few were measured. */
    readySeconds: z.number().int().positive().nullable(),
  })
  .meta({ id: 'CoreOffer' })
export type CoreOffer = z.infer<typeof CoreOffer>

/** A player's account of the game for Java, its name as it is spelled there. */
export const Player = z.object({ name: z.string().max(25), uuid: z.uuid() }).meta({ id: 'Player' })
export type Player = z.infer<typeof Player>

export const coresEndpoints = {
  'GET /api/cores': {
    summary:
      'Every core that the catalogue holds, with its versions (newest first, stable ones before the others) and how soon a server of it is ready',
    session: true,
    answers: { 200: z.array(CoreOffer) },
  },
  'GET /api/players/:name': {
    summary: "Whose name it is among the game's accounts, as its makers say",
    session: true,
    limits: ['players'],
    params: z.object({ name: z.string().regex(/^\w{1,25}$/) }),
    /** Null: its makers can't be asked for the moment. */
    answers: { 200: z.object({ player: Player.nullable() }) },
    errors: ['not_found'],
  },
} as const satisfies Endpoints
