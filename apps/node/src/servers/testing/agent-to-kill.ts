import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { NodeRuntime } from '@zubr/contracts/node-servers'
import { expect, onTestFinished } from 'vitest'
import { segmentsIn } from '../../console/segments.ts'
import { serverFolder } from '../folder/server-folder.ts'
import type { ServersOptions } from '../servers-options.ts'
import {
  dataDirForTest,
  eventually,
  livingIn,
  nodeApiForTest,
  portsForTest,
  serversForTest,
} from './servers.ts'

/** An agent in a separate process that the test kills, and then another one. */
export async function agentToKill(
  keepServers: boolean,
  { coresDir, runtime = 'processes' }: { coresDir?: string; runtime?: NodeRuntime['kind'] } = {},
) {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const options = {
    name: 'minsk-1',
    token: 't'.repeat(43),
    apiUrl: api.url,
    panelOrigin: 'https://panel.zubr.example',
    dataDir,
    serverHost: '127.0.0.1',
    serverPorts: portsForTest(),
    keepServers,
    runtime,
    limits: { watchMs: 50, diskEveryMs: 50 },
  }
  const program = fileURLToPath(new URL('agent.ts', import.meta.url))
  const agent = spawn(process.execPath, [program, JSON.stringify({ ...options, coresDir })], {
    stdio: 'inherit',
  })
  onTestFinished(() => void agent.kill('SIGKILL'))
  // After its first report it also polls for desired states.
  while (api.reports.length === 0) await wait(5)
  return {
    api,
    dataDir,
    options,
    living: (id: string) => livingIn(serverFolder(dataDir, id).data),
    /**
     * Waits until a console's line is on disk. A line in the agent's memory is lost with the agent.
     */
    untilStored: (id: string, line: string) =>
      eventually(async () => {
        const newest = (await segmentsIn(serverFolder(dataDir, id).console)).at(-1)
        expect(await readFile(newest?.file ?? '', 'utf8')).toContain(line)
      }),
    async kill() {
      agent.kill('SIGKILL')
      await once(agent, 'exit')
    },
    async another(other: Partial<ServersOptions> = {}) {
      api.reports.length = 0
      return serversForTest({ ...options, ...other })
    },
  }
}
