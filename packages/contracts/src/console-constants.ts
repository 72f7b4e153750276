// No zod here: visitors of the panel download this file.

/** The agent's console WebSocket. */
export const consolePath = '/console'
/** `GET` with `Authorization: Bearer <token>`: the whole stored log as text. */
export const consoleDownloadPath = '/console/download'

/**
 * Interval in milliseconds of the node's heartbeat on an open console, which distinguishes a quiet
 * console from a dead connection.
 */
export const consoleHeartbeatMs = 5_000
/**
 * A command older than this is refused: a lost connection delayed it, and its owner's intent is
 * outdated.
 */
export const maxCommandDelayMs = 8_000
/** Maximum number of unanswered commands that the next connection may query. */
export const maxPendingCommands = 20
