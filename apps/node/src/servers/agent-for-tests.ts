/* An agent that a test may kill: `node agent-for-tests.ts <json of options>`. */
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import { coreForTest } from './core-for-tests.ts'
import { startServers } from './start-servers.ts'

const { coresDir, ...options } = JSON.parse(process.argv[2] ?? '{}')
const silent = () => undefined
const cores = coresDir ? [flyingSquid({ coresDir, npm: npmOfThisMachine() })] : [coreForTest]
await startServers({ ...options, log: { info: silent, warn: silent, error: silent }, cores })
setInterval(silent, 1e6)
