/*
 * A complete agent with the tests' core, which a test may kill: `node agent.ts <json of options>`.
 */
import { startAgent } from '../../../agent.ts'
import { coreForTest } from '../../testing/core.ts'

const { servers, ...options } = JSON.parse(process.argv[2] ?? '{}')
const silent = () => undefined
await startAgent({
  ...options,
  // This core has no automatic save, and answers no command about it.
  servers: { ...servers, cores: [{ ...coreForTest, saving: 'no_world' }] },
  log: { info: silent, warn: silent, error: silent },
})
