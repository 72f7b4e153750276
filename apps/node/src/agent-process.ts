import { runSupervisedChild } from '@zubr/on-node/supervised-child'
import { type AgentOptions, startAgent } from './agent.ts'
import { agentMask } from './agent-mask.ts'
import type { ServersOptions } from './servers/servers-options.ts'

/** The first and only message of the product to its agent. */
export type ToAgent = {
  options: Omit<AgentOptions, 'log' | 'clock' | 'measure' | 'random'>
  warmCores: boolean
}

/** The agent ends its game servers first. */
const endWithinMs = 20_000

/** The agent beside the product of `npm start`. */
export function runAgentProcess(overrides: Pick<ServersOptions, 'cores' | 'runtime'> = {}): void {
  process.umask(agentMask)
  runSupervisedChild<ToAgent>(endWithinMs, async ({ options, warmCores }, log) => {
    const servers = options.servers && { ...options.servers, ...overrides }
    const agent = await startAgent({ ...options, ...(servers && { servers }), log })
    if (warmCores) agent.warmCores()
    return agent
  })
}
