/**
 * Whoever starts the agent, and with whatever mask: servers are other users, who read their cores and their settings. What nobody else
 * may read is written so.
 */
export const agentMask = 0o022
