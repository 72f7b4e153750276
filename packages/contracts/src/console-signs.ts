/** So often the node tells an open console that it is there, in milliseconds: a quiet console and a dead connection look alike. */
export const consoleAliveMs = 15_000
