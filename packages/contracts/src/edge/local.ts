import { isMotd } from '@zubr/domain/servers/motd'
import { z } from 'zod'
import { Progress } from '../progress.ts'
import { serverStates, stateReasons } from '../servers.ts'

// What a node's agent tells the edge beside it: a file that the one replaces and the other reads. It needs neither of them to be there, and
// no API. Icons lie beside it, `icons/<id>.png`.

export const localServersFile = 'servers.json'
export const iconsFolder = 'icons'

const Port = z.number().int().min(1).max(65_535)

/** A server of this node, as it is now. */
export const LocalServer = z.object({
  id: z.uuid(),
  /** Its own port, at which the edge takes players for it; null until it has one, and of a server that is joined by UDP. */
  port: Port.nullable(),
  /** Where the edge reaches the server while it runs; null while nobody would answer. */
  at: z.object({ host: z.string(), port: Port }).nullable(),
  /** The run there expects the PROXY protocol before anything else, and tells it players' own addresses. */
  proxyProtocol: z.boolean(),
  state: z.enum(serverStates),
  reason: z.enum(stateReasons).nullable(),
  progress: Progress.nullable(),
  /** While it starts: since when, by this machine's clock, in milliseconds since the epoch. */
  startingSince: z.number().int().nullable(),
  /** How long its last start took, or, if it never started, what it may be expected to take; null: nobody knows. */
  startMs: z.number().int().nonnegative().nullable(),
  /** Says which icon lies beside; null: none does. */
  icon: z.string().nullable(),
  /** What its list entry said while it ran. */
  maxPlayers: z.number().int().nonnegative().nullable(),
  /** The same; null: it showed none. Agents of the version before do not send it. */
  motd: z.string().refine(isMotd).nullable().catch(null).optional(),
  /** It is stopped because nobody was on it for so many minutes. */
  stoppedEmptyMinutes: z.number().int().positive().optional(),
})
export type LocalServer = z.infer<typeof LocalServer>

export const LocalServers = z.object({ servers: z.array(LocalServer) })
export type LocalServers = z.infer<typeof LocalServers>
