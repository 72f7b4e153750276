/**
 * The umask of the agent. Servers run as other users and have to read their cores and settings.
 * Private files get their own mode.
 */
export const agentMask = 0o022
