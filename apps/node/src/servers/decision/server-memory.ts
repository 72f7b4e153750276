import { stateReasons } from '@zubr/contracts/servers/server'
import { portProtocols } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import { HalfLine } from '../../console/lines.ts'
import { changedFileKinds, StartedWith } from './pending-restart.ts'

/** The server is restarted after these reasons, so it is never halted for them. */
const HaltReason = z.enum(stateReasons).exclude(['crash', 'core_unavailable'])
export type HaltReason = z.infer<typeof HaltReason>

/** Older agents wrote only the text. */
const KeptHalfLine = z.union([HalfLine, z.string().transform((text) => ({ text, continues: false }))])

/** A port beside the game's port. Null if none was free. */
const ExtraPort = z.object({
  id: z.uuid(),
  protocol: z.enum(portProtocols),
  port: z.number().int().nullable(),
})
export type ExtraPort = z.infer<typeof ExtraPort>

/**
 * What the agent stores of a server on disk, so that the next agent can continue. The desired state
 * is stored elsewhere.
 */
export const ServerMemory = z.object({
  id: z.uuid(),
  /** The generation that was applied last. */
  generation: z.number().int().nonnegative(),
  /** Null if no port was free. */
  port: z.number().int().nullable(),
  extraPorts: z.array(ExtraPort).default([]),
  /** The run that was started and not seen to end. Null if it is not to be adopted. */
  run: z
    .object({
      core: z.object({
        id: z.string(),
        version: z.string(),
        /** Identity of the started core; see Core. Missing in files of older agents. */
        identity: z.string().optional(),
      }),
      ready: z.boolean(),
      /**
       * The port at which the edge connects to the server, and whether the server expects the PROXY
       * protocol. Missing for servers joined by UDP, and for those of an older agent: the kernel
       * forwards their players.
       */
      edge: z.object({ port: z.number().int(), proxyProtocol: z.boolean() }).optional(),
      /** The live settings that were sent last; see Live. */
      live: z.string().optional(),
      /** Missing in files of older agents. */
      started: StartedWith.optional(),
      /** Kinds of files that the owner has changed since the start. */
      changed: z.array(z.enum(changedFileKinds)).optional(),
      /**
       * After a change to a smaller plan: until then the process keeps the memory that it was
       * started with.
       */
      keepsMemoryUntil: z.number().optional(),
      /** No player has been on it since then, in milliseconds since the epoch. */
      emptySince: z.number().optional(),
      /** Incomplete lines at the time when the agent left the server to the next agent. */
      halfLines: z.object({ stdout: KeptHalfLine, stderr: KeptHalfLine }).optional(),
    })
    .nullable()
    .default(null),
  /** The newest operations that ended. */
  operations: z.array(z.object({ id: z.uuid(), outcome: z.enum(['done', 'failed']) })),
  /** The restart that has begun: the process has ended or was asked to. */
  restarting: z.uuid().nullable(),
  /** Times of its crashes in milliseconds since the epoch; see restart-rule.ts. */
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
