import { isMotd } from '@zubr/domain/servers/motd'
import { z } from 'zod'
import { withFormerNames } from '../fields/former-names.ts'
import { Progress } from '../progress.ts'
import { serverStates, stateReasons } from '../servers/server.ts'

// The file that a node's agent writes and the edge beside it reads. It works without the other
// process and without the API. Icons are in the same folder, `icons/<id>.png`.

export const localServersFile = 'servers.json'
export const iconsFolder = 'icons'

const Port = z.number().int().min(1).max(65_535)

/** A server of this node. */
export const LocalServer = z.object({
  id: z.uuid(),
  /**
   * Its port, on which the edge accepts players; null until it has one, and for a server over UDP.
   */
  port: Port.nullable(),
  /** The server's address for the edge while it runs; null while it does not answer. */
  target: z.object({ host: z.string(), port: Port }).nullable(),
  /** The server expects the PROXY protocol, which passes players' own addresses. */
  proxyProtocol: z.boolean(),
  state: z.enum(serverStates),
  reason: z.enum(stateReasons).nullable(),
  progress: Progress.nullable(),
  /** While it starts: the start time by this machine's clock, in milliseconds since the epoch. */
  startingSince: z.number().int().nullable(),
  /** Duration of its last start, or an estimate before the first; null: unknown. */
  startMs: z.number().int().nonnegative().nullable(),
  /** Identifies its icon; null: it has none. */
  icon: z.string().nullable(),
  /** From its status response while it ran. */
  maxPlayers: z.number().int().nonnegative().nullable(),
  /** From the same response; null: it had none. Older agents do not send it. */
  motd: z.string().refine(isMotd).nullable().catch(null).optional(),
  /** It is stopped after this many minutes without players. */
  stoppedEmptyMinutes: z.number().int().positive().optional(),
})
export type LocalServer = z.infer<typeof LocalServer>

export const LocalServers = z.object({
  /** Version 0.1 wrote `at`. */
  servers: z.array(withFormerNames({ at: 'target' }, LocalServer)),
})
export type LocalServers = z.infer<typeof LocalServers>
