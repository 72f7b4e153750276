import { z } from 'zod'
import { maxPendingCommands } from './console-constants.ts'

export const consoleRights = ['read', 'write'] as const

/**
 * Payload of a console token: `base64url(JSON).base64url(Ed25519 signature)`, valid for at most 5
 * minutes. Unknown fields are refused: tokens with a `purpose` share the signing key.
 */
export const ConsoleClaims = z
  .object({
    server: z.uuid(),
    right: z.enum(consoleRights),
    session: z.string(),
    /** The node's name: a token is valid on one node only. */
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type ConsoleClaims = z.infer<typeof ConsoleClaims>
export const consoleTokenSeconds = 300

/** A line of a console. `seq` counts from 1 and never repeats over the server's life. */
export const ConsoleLine = z.tuple([
  z.number().int().positive(),
  /** Milliseconds since the epoch. */
  z.number().int(),
  z.enum(['normal', 'warning', 'error']),
  z.string(),
])
export type ConsoleLine = z.infer<typeof ConsoleLine>

/** The browser's id of one command submission. */
const CommandId = z.string().min(8).max(40)

/**
 * Messages of the browser on the agent's WebSocket, as JSON. The first message contains the token;
 * the URL never does.
 */
export const ConsoleIn = z.discriminatedUnion('type', [
  /**
   * `after`: the last line that the browser has, or null for the newest 500. `pending`: commands
   * sent on a lost connection without an answer. Within the same `epoch` of the agent each is
   * answered now, and one that has not arrived is never run.
   */
  z.object({
    type: z.literal('open'),
    token: z.string(),
    after: z.number().int().nonnegative().nullable(),
    pending: z.object({ epoch: z.string(), ids: z.array(CommandId).max(maxPendingCommands) }).optional(),
  }),
  /** Sent before the old token expires. */
  z.object({ type: z.literal('renew'), token: z.string() }),
  /**
   * With `sent` the command is answered and runs at most once. It is refused if it was delayed
   * longer than `maxCommandDelayMs`.
   */
  z.object({
    type: z.literal('command'),
    text: z.string().min(1).max(1_000),
    /** `heartbeat`: the newest that the browser received, `sinceMs` before it sent this. */
    sent: z
      .object({ id: CommandId, heartbeat: z.number().int(), sinceMs: z.number().int().nonnegative() })
      .optional(),
  }),
  z.object({ type: z.literal('search'), id: z.number().int(), text: z.string().min(1).max(200) }),
])
export type ConsoleIn = z.infer<typeof ConsoleIn>
/** Messages of the agent to the browser. */
export const ConsoleOut = z.discriminatedUnion('type', [
  z.object({ type: z.literal('lines'), lines: z.array(ConsoleLine) }),
  /**
   * Heartbeat: at once and then every `consoleHeartbeatMs`, see console-constants.ts. `epoch`
   * changes when the agent restarts and forgets accepted commands.
   */
  z.object({ type: z.literal('heartbeat'), epoch: z.string(), heartbeat: z.number().int() }),
  /** The server received the command with this id. */
  z.object({ type: z.literal('accepted'), id: CommandId }),
  /** Lines before `from` are no longer on the agent's disk. */
  z.object({ type: z.literal('gap'), from: z.number().int() }),
  z.object({
    type: z.literal('searchResults'),
    id: z.number().int(),
    lines: z.array(ConsoleLine),
    more: z.boolean(),
  }),
  z.object({
    type: z.literal('refused'),
    /** `late`: the command was delayed too long. */
    reason: z.enum(['token', 'right', 'server', 'not_running', 'ip_ban', 'too_many', 'late']),
    /** The command that was not run and never will be; absent if no command was refused. */
    id: CommandId.optional(),
  }),
])
export type ConsoleOut = z.infer<typeof ConsoleOut>

/** What the panel needs to open a console. */
export const ConsoleAccess = z
  .object({ url: z.string(), token: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'ConsoleAccess' })
export type ConsoleAccess = z.infer<typeof ConsoleAccess>
