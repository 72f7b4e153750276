/*
 * An agent that a test may kill: `node agent.ts <json of options>`. With `serves` it serves
 * servers' files to browsers and prints its port and its warnings.
 */
import { npmOfThisMachine } from '../../cores/find-npm.ts'
import { flyingSquid } from '../../cores/flying-squid.ts'
import { startProbe } from '../../probe.ts'
import { startServers } from '../start-servers.ts'
import { coreForTest } from './core.ts'

const { coresDir, serves, ...options } = JSON.parse(process.argv[2] ?? '{}')
const silent = () => undefined
const aloud = serves ? (line: string) => void process.send?.({ said: line }) : silent
const cores = coresDir ? [flyingSquid({ coresDir, npm: npmOfThisMachine() })] : [coreForTest]
const servers = await startServers({ ...options, log: { info: silent, warn: aloud, error: aloud }, cores })
if (serves) {
  const parts = { console: servers.console, files: servers.filesServer }
  const { port } = await startProbe({ port: 0, host: '127.0.0.1', ...parts })
  process.send?.({ port })
}
setInterval(silent, 1e6)
