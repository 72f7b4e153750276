import type { EdgeProcessInput } from '@zubr/edge/service/edge-process'
import { apiForTest } from '@zubr/edge/testing/api'
import { startEchoServer } from '@zubr/edge/testing/clients'
import { joinEdge } from '@zubr/edge/testing/edge-program'
import { local, route } from '@zubr/edge/testing/knowledge'
import { nodeFolderForTest } from '@zubr/edge/testing/node-folder'
import { freePort } from '@zubr/process/free-port'
import { isNightly } from '@zubr/testing/tier'
import { expect, onTestFinished, test, vi } from 'vitest'
import { realEdge, startSupervisedProcess } from './supervised-process.ts'

const name = 'forest.play.example.org'
const players = Array.from({ length: 200 }, (_, i) => `player ${i}`)

test('edge restart: after SIGKILL with 200 players it restarts, and everybody can rejoin', {
  timeout: 300_000,
}, async () => {
  const [api, folder, at] = [await apiForTest(), await nodeFolderForTest(), await startEchoServer()]
  await folder.writeServers([local({ target: at, state: 'running' })])
  api.change({ routes: [route({ names: [name], node: 'minsk-1' })] })
  const port = await freePort()
  const input: EdgeProcessInput = {
    options: { ...folder, name: 'minsk-1', token: 't'.repeat(43), apiUrl: api.url, host: '127.0.0.1', port },
  }
  const log = vi.fn()
  const startedAt = performance.now()
  const edge = await startSupervisedProcess({
    ...{ name: 'edge', program: realEdge, input, dataDir: folder.dataDir, log, againMs: 0 },
  })
  const startMs = performance.now() - startedAt
  onTestFinished(() => edge.stop())
  const joinAll = () =>
    Promise.all(
      players.map((player) =>
        vi.waitFor(
          async () => {
            const joined = await joinEdge(port, name)
            await joined.sendAndReceive(player)
            return joined
          },
          // A shorter interval for 200 players would delay the edge's start on two cores.
          { timeout: 120_000, interval: 200 },
        ),
      ),
    )
  const before = await joinAll()
  const ends = before.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
  const killedAt = performance.now()
  process.kill(edge.pid() ?? 0, 'SIGKILL')
  await Promise.all(ends)
  const after = await joinAll()
  const backMs = performance.now() - killedAt
  // One second, or three times the machine's own start time if that is longer.
  if (isNightly) expect(backMs).toBeLessThan(Math.max(1_000, 3 * startMs))
  expect(log).toHaveBeenCalledWith('error', 'The edge ended unexpectedly (SIGKILL); it is restarted.')
  for (const { socket } of after) socket.destroy()
})
