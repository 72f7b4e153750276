/* The agent's process with the tests' core in place of the real ones, and no more sandbox than such a core needs. */
import { runAgentProcess } from '../agent-process.ts'
import { coreForTest } from '../servers/testing/core.ts'

runAgentProcess({ cores: [coreForTest], runtime: 'processes' })
