/* The agent's process with the tests' core, and only the sandbox that such a core needs. */
import { runAgentProcess } from '../agent-process.ts'
import { coreForTest } from '../servers/testing/core.ts'

runAgentProcess({ cores: [coreForTest], runtime: 'processes' })
