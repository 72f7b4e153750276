import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import { coreFolderOf, minecraftClient } from '../minecraft-client-for-tests.ts'
import { dataDirForTest, nodeApiForTest, serversForTest } from './servers-for-tests.ts'

/** It makes its world while it answers, which takes seconds on a busy machine. */
const soon = (check: () => Promise<void> | void) => vi.waitFor(check, { timeout: 30_000 })

test('with flying-squid from the npm registry: a real client joins and chats, the console shows it, and what it is told reaches the client', {
  timeout: 180_000,
}, async () => {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const core = flyingSquid({ coresDir: join(dataDir, 'cores'), npm: npmOfThisMachine() })
  const { servers } = await serversForTest({ apiUrl: api.url, dataDir, cores: [core], limits: {} })
  const lines = async (id: string) =>
    (await servers.lines(id)).map(([, , level, text]) => `${level}: ${text}`)

  const wanted = { core: { id: 'flying-squid', version: '1.12.0' } }
  const [first, second] = [randomUUID(), randomUUID()]
  const took: Record<string, number> = {}
  for (const [kind, id] of [
    ['cold', first],
    ['warm', second],
  ] as const) {
    const began = performance.now()
    api.want(id, wanted)
    await vi.waitFor(() => expect(api.reportOf(id)?.state).toBe('running'), {
      timeout: 120_000,
      interval: 10,
    })
    took[kind] = Math.round(performance.now() - began)
  }
  process.stdout.write(`from the wish to ready: cold ${took.cold} ms, warm ${took.warm} ms\n`)

  const port = api.reportOf(second)?.port ?? 0
  const player = await minecraftClient(coreFolderOf(dataDir)).join('127.0.0.1', port, 'Zubrik')
  onTestFinished(() => player.end())
  const heard: string[] = []
  player.onChat((text) => heard.push(text))
  player.chat('hello from the forest')
  await soon(async () => expect(await lines(second)).toContain('normal: <Zubrik> hello from the forest'))
  servers.command(second, 'say hello, player')
  await soon(() => expect(heard.join()).toContain('hello, player'))
  servers.command(second, 'list')
  await soon(async () => expect((await lines(second)).join('\n')).toContain('players: Zubrik'))
  servers.command(second, 'nonsense')
  await soon(async () => expect(await lines(second)).toContain('error: Command not found'))

  api.want(second, { wanted: 'stopped' })
  await api.until(second, { state: 'stopped', reason: null })
  expect(await lines(second)).toContain('normal: The world is saved')
  api.want(second, { wanted: 'running' })
  await api.until(second, { state: 'running' })
  api.want(second, { wanted: 'absent' })
  await api.until(second, { state: 'absent' })
})
