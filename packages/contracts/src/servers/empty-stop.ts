import { maxEmptyStopMinutes, minEmptyStopMinutes } from '@zubr/domain/servers/empty-stop'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { Server } from './server.ts'

export const EmptyStopMinutes = z.number().int().min(minEmptyStopMinutes).max(maxEmptyStopMinutes)

/**
 * `stops`: the desired state is now `stopped`. `busy`: an operation is in progress; retry later.
 * `players`: a server behind this proxy has players, or hides their number. `outdated`: the agent
 * has an old desired state.
 */
export const emptyStopOutcomes = ['stops', 'busy', 'players', 'outdated'] as const
export type EmptyStopOutcome = (typeof emptyStopOutcomes)[number]

export const emptyStopEndpoints = {
  'PUT /api/servers/:id/empty-stop': {
    summary: 'Sets after how many minutes without players a server stops by itself; null switches that off',
    session: true,
    right: 'settings',
    limits: ['mutate'],
    params: z.object({ id: z.uuid() }),
    body: z.object({ minutes: EmptyStopMinutes.nullable() }).strict(),
    answers: { 200: Server },
    errors: ['server_not_active'],
  },
} as const satisfies Endpoints

export const nodeEmptyStopEndpoints = {
  'POST /api/node/empty-stops': {
    summary: 'An agent asks to stop a server that has had no players for as long as its owner chose',
    node: true,
    /** `generation` and `minutes` are those of the agent's desired state. */
    body: z
      .object({ server: z.uuid(), generation: z.number().int().positive(), minutes: EmptyStopMinutes })
      .strict(),
    answers: { 200: z.object({ outcome: z.enum(emptyStopOutcomes) }) },
  },
} as const satisfies Endpoints
