import { stateReasons } from '@zubr/contracts/servers'
import { portProtocols } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import { HalfLine } from '../../console/lines.ts'
import { changedFileKinds, StartedWith } from './pending-restart.ts'

/** After these it is tried again, so it never stays down for them. */
const HaltReason = z.enum(stateReasons).exclude(['crash', 'core_unavailable'])
export type HaltReason = z.infer<typeof HaltReason>

/** Older agents wrote the text alone. */
const KeptHalfLine = z.union([HalfLine, z.string().transform((text) => ({ text, continues: false }))])

/** A port beside the one at which it is joined; null while none was free. */
const ExtraPort = z.object({
  id: z.uuid(),
  protocol: z.enum(portProtocols),
  port: z.number().int().nullable(),
})
export type ExtraPort = z.infer<typeof ExtraPort>

/** What the agent keeps of a server on disk, so that a killed agent's successor can go on. The desired state is not part of it. */
export const ServerMemory = z.object({
  id: z.uuid(),
  /** The generation that was last acted on. */
  generation: z.number().int().nonnegative(),
  /** Null if none was free. */
  port: z.number().int().nullable(),
  extraPorts: z.array(ExtraPort).default([]),
  /** What was started and not seen to end, for an agent that finds it still running; null if that is not to go on. */
  run: z
    .object({
      core: z.object({
        id: z.string(),
        version: z.string(),
        /** Of what was started; see Core. Older agents knew their own cores only. */
        identity: z.string().optional(),
      }),
      ready: z.boolean(),
      /**
       * It is reached by the edge alone, at this port of where it runs, and expects the PROXY protocol there or not. None: it is joined by
       * UDP, or an agent of before started it, and the kernel leads its players to it.
       */
      edge: z.object({ port: z.number().int(), proxyProtocol: z.boolean() }).optional(),
      /** What it was told last of the settings that it takes while it runs; see Live. */
      live: z.string().optional(),
      /** Agents of the version before did not note it. */
      started: StartedWith.optional(),
      /** Files that its owner has changed since. */
      changed: z.array(z.enum(changedFileKinds)).optional(),
      /** Of a plan that became smaller: until then it keeps the memory that it was started with. */
      keepsMemoryUntil: z.number().optional(),
      /** Nobody has been on it since then, in milliseconds since the epoch. */
      emptySince: z.number().optional(),
      /** Lines that were not complete yet when the agent left the server to its successor. */
      halfLines: z.object({ stdout: KeptHalfLine, stderr: KeptHalfLine }).optional(),
    })
    .nullable()
    .default(null),
  /** The newest operations that reached their end. */
  operations: z.array(z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) })),
  /** The restart that has begun: its server has ended, or was told to. */
  restarting: z.uuid().nullable(),
  /** When it crashed, in milliseconds since the epoch; see restart-rule.ts. */
  crashes: z.array(z.number()),
  /** Why it stays down until its owner wants something new. */
  halted: z
    .object({
      generation: z.number().int(),
      // Older agents wrote `crashed`.
      state: z
        .enum(['stopped', 'failed', 'crashed'])
        .transform((state) => (state === 'crashed' ? 'failed' : state)),
      reason: HaltReason.nullable(),
    })
    .nullable(),
})
export type ServerMemory = z.infer<typeof ServerMemory>
