import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startEdge } from '@zubr/edge/edge'
import { knowledgeOf, local, route } from '@zubr/edge/testing/knowledge'

// An edge before two echo servers, in a separate process, because only the edge is flooded.

const echo = fork(fileURLToPath(new URL('echo.mjs', import.meta.url)))
const [ports] = (await once(echo, 'message')) as [number[]]
const names = ['forest', 'desert']
const idOf = (n: number) => `0198c0de-0000-7000-8000-00000000000${n + 1}`
const knowledge = knowledgeOf({
  routes: names.map((name, n) => route({ id: idOf(n), names: [`${name}.zubr.example`] })),
  locals: ports.map((port, n) =>
    local({ id: idOf(n), port: null, state: 'running', target: { host: '127.0.0.1', port } }),
  ),
})
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
const { server } = JSON.parse(process.argv[3] ?? '{}')
const edge = await startEdge({
  ...{ host: '::', port: Number(process.argv[2]), knowledge, log: silent },
  ...(server && { limits: { server } }),
  requestStart: async () => false,
})
process.on('message', () => {
  const refused: Record<string, number> = {}
  for (const { reason, count } of edge.takeCounts().refusals) refused[reason] = (refused[reason] ?? 0) + count
  const { user, system } = process.cpuUsage()
  process.send?.({ refused, cpuMs: (user + system) / 1_000 })
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
