/* The agent as main.ts runs it, but with the tests' core in place of the real ones. */
import { runAgent } from '../run-agent.ts'
import { coreForTest } from '../servers/testing/core.ts'

await runAgent({ cores: [coreForTest] })
