/* The agent's process with the tests' core in place of the real ones. */
import { runAgentProcess } from './agent-process.ts'
import { coreForTest } from './servers/core-for-tests.ts'

runAgentProcess([coreForTest])
