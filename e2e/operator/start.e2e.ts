import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '../support/processes.ts'

// npm start: what it says and answers. Source: issue 2, "One command each".

test('is ready with little work, says so in its last line, and answers', async ({ start }) => {
  const { ready, output, settings, child } = await start()
  await ready()
  // Processor time, which other tests on the same machine do not lengthen; a start is to take 5 s at most.
  expect(await processorSeconds(child.pid)).toBeLessThan(5)
  expect(output.stdout).toBe('Zubr is ready: site http://localhost:21300, panel http://localhost:21310\n')
  expect(output.stderr).toBe('')
  expect((await fetch(`http://127.0.0.1:${settings.SITE_PORT}/`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/readyz`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/create`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.NODE_PORT}/`)).status).toBe(204)
})

test('reports for its own node', async ({ start }) => {
  const { ready, settings } = await start({ NODE_NAME: 'own-node' })
  await ready()
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${settings.PANEL_PORT}/nodes_stats`)).json(), {
      timeout: 20_000,
    })
    .toEqual([expect.objectContaining({ name: 'own-node', problem: null })])
})

test('keeps what is secret from others', async ({ start, dataDir }) => {
  await (await start()).ready()
  for (const file of ['node-token', 'database-url', 'lock'])
    expect((await stat(path.join(dataDir, file))).mode & 0o077, file).toBe(0)
})

test('serves metrics on a free port where 0 asks for that, and says on which', async ({ start }) => {
  const { ready, output } = await start({ METRICS_PORT: '0' })
  await ready()
  const [, port] = /^Metrics are on port (\d+)\.$/m.exec(output.stderr) ?? []
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/^zubr_database_up 1$/m)
  expect(text).toMatch(/^zubr_nodes\{state="(?:up|down)"\} 1$/m)
})

test('a second instance on the same data folder is refused, and the first goes on', async ({
  start,
  dataDir,
}) => {
  const first = await start()
  await first.ready()
  const second = await start()
  expect(await second.ended).toMatchObject({ status: 1 })
  expect(second.output.stdout).toBe('')
  expect(second.output.stderr).toMatch(/^DATA_DIR: [^\n]* is in use by `npm start` \(process \d+\)[^\n]*\n$/)
  expect(second.output.stderr).toContain(`process ${first.child.pid}`)
  expect((await fetch(`http://127.0.0.1:${first.settings.PANEL_PORT}/readyz`)).status).toBe(200)
  expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
})

/** With PostgreSQL given, no other is started, and the data folder holds no more than the node's token. */
test('uses the PostgreSQL that DATABASE_URL names', async ({ start, dataDir }) => {
  const running = await start()
  await running.ready()
  const DATABASE_URL = await readFile(path.join(dataDir, 'database-url'), 'utf8')
  const second = await start({ DATABASE_URL, DATA_DIR: `${dataDir}-2`, NODE_NAME: 'second' })
  await second.ready()
  expect(existsSync(`${dataDir}-2/postgres`)).toBe(false)
  const names = async () =>
    (
      (await (await fetch(`http://127.0.0.1:${running.settings.PANEL_PORT}/nodes_stats`)).json()) as {
        name: string
      }[]
    ).map(({ name }) => name)
  await expect.poll(names, { timeout: 10_000 }).toEqual(['node-1', 'second'])
  expect(await second.end('SIGTERM')).toMatchObject({ status: 0 })
})

/** What a process and those it has waited for have used. Source: proc(5), fields 14 to 17, in hundredths. */
async function processorSeconds(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / 100
}
