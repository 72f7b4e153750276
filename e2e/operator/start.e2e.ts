import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { expect, pidNaming, test } from '../support/processes.ts'

// npm start: output and responses. Source: issue 2, "One command each".

test('start: the last line says ready, it answers, and its folder is private', async ({ start, dataDir }) => {
  const first = await start({ NODE_NAME: 'own-node' })
  await first.ready()
  const { output, settings, child } = first
  expect(output.stdout).toBe('Zubr is ready: site http://localhost:21300, panel http://localhost:21310\n')
  expect(output.stderr).toBe('')
  const panel = `http://127.0.0.1:${settings.PANEL_PORT}`
  expect((await fetch(`http://127.0.0.1:${settings.SITE_PORT}/`)).status).toBe(200)
  expect((await fetch(`${panel}/readyz`)).status).toBe(200)
  expect((await fetch(`${panel}/create`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${settings.NODE_PORT}/`)).status).toBe(204)

  await test.step('it reports for its own node', () =>
    expect.poll(() => nodesOf(panel)).toEqual([expect.objectContaining({ name: 'own-node', problem: null })]))

  await test.step("its agent is a separate process without the API's secrets, restarted after a kill", async () => {
    const agent = () => pidNaming('agent-process-main.ts', dataDir)
    const first = Number(await agent())
    const environment = (await readFile(`/proc/${first}/environ`, 'utf8')).split('\0')
    const forbidden = /^(?:DATA_DIR|DATABASE_URL|AUTH_SECRET|NODE_TOKEN|PANEL_PORT)=/
    expect(environment.filter((one) => forbidden.test(one))).toEqual([])
    process.kill(first, 'SIGKILL')
    const isAnother = async () => ![first, undefined].includes(await agent())
    await expect.poll(isAnother, { timeout: 20_000 }).toBe(true)
    const answer = () =>
      fetch(`http://127.0.0.1:${settings.NODE_PORT}/`).then(
        ({ status }) => status,
        () => 'nobody answers',
      )
    await expect.poll(answer, { timeout: 20_000 }).toBe(204)
    expect((await fetch(`${panel}/readyz`)).status).toBe(200)
    expect(output.stderr).toBe('The agent ended unexpectedly (SIGKILL); it is restarted.\n')
  })

  await test.step('secrets are not readable by others', async () => {
    for (const file of ['node-token', 'database-url', 'lock'])
      expect((await stat(path.join(dataDir, file))).mode & 0o077, file).toBe(0)
  })

  await test.step('start: a second instance on the same folder is refused, and the first continues', async () => {
    const second = await start()
    expect(await second.ended).toMatchObject({ status: 1 })
    expect(second.output.stdout).toBe('')
    expect(second.output.stderr).toMatch(
      /^DATA_DIR: [^\n]* is in use by `npm start` \(process \d+\)[^\n]*\n$/,
    )
    expect(second.output.stderr).toContain(`process ${child.pid}`)
    expect((await fetch(`${panel}/readyz`)).status).toBe(200)
    expect(existsSync(path.join(dataDir, 'lock'))).toBe(true)
  })
})

test('start: it uses the PostgreSQL of DATABASE_URL, and refuses a wrong password', {
  tag: '@nightly',
}, async ({ start, dataDir }) => {
  const running = await start()
  await running.ready()
  const DATABASE_URL = await readFile(path.join(dataDir, 'database-url'), 'utf8')

  await test.step('a wrong password is refused in one line without it', async () => {
    const wrong = new URL(DATABASE_URL)
    wrong.password = 'correct-horse-battery'
    const { ended, output } = await start({ DATABASE_URL: String(wrong), DATA_DIR: `${dataDir}-2` })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+ refuses this user or password\.\n$/)
    expect(output.stderr).not.toContain(wrong.password)
  })

  await test.step('with the right one no other PostgreSQL is started', async () => {
    const second = await start({ DATABASE_URL, DATA_DIR: `${dataDir}-2`, NODE_NAME: 'second' })
    await second.ready()
    expect(existsSync(`${dataDir}-2/postgres`)).toBe(false)
    const names = async () =>
      (await nodesOf(`http://127.0.0.1:${running.settings.PANEL_PORT}`)).map(({ name }) => name)
    await expect.poll(names).toEqual(['node-1', 'second'])
    expect(await second.end('SIGTERM')).toMatchObject({ status: 0 })
  })
})

async function nodesOf(panel: string): Promise<{ name: string }[]> {
  return (await (await fetch(`${panel}/nodes_stats`)).json()) as { name: string }[]
}
