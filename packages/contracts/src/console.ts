import { z } from 'zod'
import { maxUnsettled } from './console-constants.ts'

export const consoleRights = ['read', 'write'] as const

/**
 * What a console token says: `base64url(JSON).base64url(Ed25519 signature)`. It lives for at most 5 minutes. Nothing else may stand in
 * it: tokens that open something else are signed by the same key, and have a `purpose`.
 */
export const ConsoleClaims = z
  .object({
    server: z.uuid(),
    right: z.enum(consoleRights),
    session: z.string(),
    /** The node's name: a token for one node is nothing on another. */
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type ConsoleClaims = z.infer<typeof ConsoleClaims>
export const consoleTokenSeconds = 300

/** A line of a console. `seq` counts from 1 and never repeats over the server's whole life. */
export const ConsoleLine = z.tuple([
  z.number().int().positive(),
  /** Milliseconds since the epoch. */
  z.number().int(),
  z.enum(['normal', 'warning', 'error']),
  z.string(),
])
export type ConsoleLine = z.infer<typeof ConsoleLine>

/** The browser's own name for one sending of a command. */
const CommandId = z.string().min(8).max(40)

/** What the browser says on the agent's WebSocket, in JSON. The token comes in the first message, never in the address. */
export const ConsoleIn = z.discriminatedUnion('type', [
  /**
   * `after`: the last line that the browser has, or null for the newest 500. `unsettled`: commands that it gave to a connection
   * which was lost before their answer. In the same `life` of the agent each is answered now; one that has not come by then is never
   * done.
   */
  z.object({
    type: z.literal('open'),
    token: z.string(),
    after: z.number().int().nonnegative().nullable(),
    unsettled: z.object({ life: z.string(), ids: z.array(CommandId).max(maxUnsettled) }).optional(),
  }),
  /** Before the old token ends. */
  z.object({ type: z.literal('renew'), token: z.string() }),
  /** With `sent` it is answered, done at most once, and not done at all if it was longer on its way than `consoleLateMs`. */
  z.object({
    type: z.literal('command'),
    text: z.string().min(1).max(1_000),
    /** `beat`: the newest sign of life that the browser has heard, `sinceMs` before it sent this. */
    sent: z
      .object({ id: CommandId, beat: z.number().int(), sinceMs: z.number().int().nonnegative() })
      .optional(),
  }),
  z.object({ type: z.literal('search'), id: z.number().int(), text: z.string().min(1).max(200) }),
])
export type ConsoleIn = z.infer<typeof ConsoleIn>
/** What the agent says to the browser. */
export const ConsoleOut = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lines'), lines: z.array(ConsoleLine) }),
  /**
   * Once it is open, and then every `consoleAliveMs`: see console-signs.ts. `life` is another after a start of the agent, which
   * forgets what commands it has taken.
   */
  z.object({ type: z.literal('alive'), life: z.string(), beat: z.number().int() }),
  /** A command with this id has reached its server. */
  z.object({ type: z.literal('taken'), id: CommandId }),
  /** Lines before `from` are gone from the agent's disk. */
  z.object({ type: z.literal('gap'), from: z.number().int() }),
  z.object({
    type: z.literal('found'),
    id: z.number().int(),
    lines: z.array(ConsoleLine),
    more: z.boolean(),
  }),
  z.object({
    type: z.literal('refused'),
    /** `late`: the command was too long on its way. */
    why: z.enum(['token', 'right', 'server', 'not_running', 'ip_ban', 'too_many', 'late']),
    /** The command that was not done and will not be; absent where it is no command that was refused. */
    id: CommandId.optional(),
  }),
])
export type ConsoleOut = z.infer<typeof ConsoleOut>

/** What the panel is told by the API to open a console with. */
export const ConsoleAccess = z
  .object({ url: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ConsoleAccess' })
export type ConsoleAccess = z.infer<typeof ConsoleAccess>
