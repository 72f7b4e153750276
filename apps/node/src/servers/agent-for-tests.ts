/* An agent that a test may kill: `node agent-for-tests.ts <json of options>`. */
import { coreForTest } from './core-for-tests.ts'
import { startServers } from './start-servers.ts'

const options = JSON.parse(process.argv[2] ?? '{}')
const silent = () => undefined
await startServers({ ...options, log: { info: silent, warn: silent, error: silent }, cores: [coreForTest] })
setInterval(silent, 1e6)
