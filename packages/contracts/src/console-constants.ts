// Free of zod: the panel's visitors download this.

/** The agent's WebSocket for a console. */
export const consolePath = '/console'
/** `GET` with `Authorization: Bearer <token>`: the whole kept log as text. */
export const consoleDownloadPath = '/console/download'

/** How often the node tells an open console that it is there, in milliseconds: a quiet console and a dead connection look alike. */
export const consoleAliveMs = 5_000
/** A command that was longer on its way was held up by a line that was gone: what its owner meant then is not done now. */
export const consoleLateMs = 8_000
/** So many commands without an answer may be asked about by the next connection. */
export const maxUnsettled = 20
