/* The agent as in main.ts, with the tests' core. */
import { runAgent } from '../run-agent.ts'
import { coreForTest } from '../servers/testing/core.ts'

await runAgent({ cores: [coreForTest] })
