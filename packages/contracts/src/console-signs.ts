// Free of zod: the panel's visitors download this.

/** The agent's WebSocket for a console. */
export const consolePath = '/console'
/** `GET` with `Authorization: Bearer <token>`: the whole kept log as text. */
export const consoleDownloadPath = '/console/download'

/** How often the node tells an open console that it is there, in milliseconds: a quiet console and a dead connection look alike. */
export const consoleAliveMs = 15_000
