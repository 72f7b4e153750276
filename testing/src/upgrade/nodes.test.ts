import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { localUrl } from '@zubr/all-in-one/reachable'
import { startWorld } from '@zubr/all-in-one/start'
import type { ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { FileAccess } from '@zubr/contracts/files/endpoints'
import { downloadTokenField } from '@zubr/contracts/files/file-constants'
import type { Server } from '@zubr/contracts/servers/server'
import { openKnowledge } from '@zubr/edge/knowledge/open-knowledge'
import { storedDesiredState } from '@zubr/node/servers/reconciler'
import { byTier } from '@zubr/testing/tier'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Browser, until } from './browser.ts'
import { mailedCode } from './make-customers.ts'
import { configOf, openState, ownNetwork, stateNames, unpackNodes, withClient } from './open-state.ts'
import { digestsOf } from './record.ts'
import { secondNode, startSecondAgent } from './second-agent.ts'

const onLinux = test.runIf(process.platform === 'linux')
const agent = fileURLToPath(import.meta.resolve('./agent.ts'))
/** Files that these states' core writes at each start and end. */
const ownFiles = /\/(?:starts|said|saved)\.txt$/
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** File digests of one server, by path. */
function filesOf(digests: Record<string, string>, id: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(digests).filter(([file]) => file.startsWith(`${id}/`) && !ownFiles.test(file)),
  )
}

/** A state with its folders, and a function that starts the current product on them. */
async function upgradeForTest(name: string) {
  const state = await openState(name)
  const folders = await unpackNodes(name)
  const config = await configOf(state, folders.one, ownNetwork)
  const front = async () => ({
    onPanel: async () => undefined,
    listen: async () => undefined,
    close: async () => undefined,
  })
  const ports = () =>
    withClient(state.url, async (client) => {
      const { rows } = await client.query<{ id: string; port: number }>(
        `select id, port from servers where id = any($1) order by id`,
        [[state.secrets.servers.world, state.secrets.servers.shop]],
      )
      return rows
    })
  const start = async () => {
    const world = await startWorld({ config, agent, front })
    onTestFinished(() => world.stop())
    const reachedAt = localUrl(config.host, world.config.panelPort)
    const second = startSecondAgent({
      ...{ apiUrl: reachedAt, token: state.secrets.nodeTokens[secondNode] },
      ...{ port: config.nodePort, dataDir: folders.two, host: `${ownNetwork}.${secondNode}` },
    })
    onTestFinished(() => void second.kill('SIGTERM'))
    const site = { ...world.config, reachedAt }
    const logIn = async (login: string, password = state.secrets.samplePassword) => {
      const browser = new Browser(site)
      await browser.form('/login', { name: login, password, lang: 'en' })
      return browser
    }
    return { site, logIn }
  }
  return { ...state, folders, config, ports, start }
}

async function untilRunning(browser: Browser, id: string, node?: string): Promise<void> {
  await until(`server ${id}`, async () => {
    const server = await browser.get<Server>(`/api/servers/${id}`)
    return server.state === 'running' && (node === undefined || server.node === node) ? true : undefined
  })
}

/** Waits until a backup is finished. */
function untilMade(browser: Browser, id: string, note: string) {
  return until(`backup ${note}`, async () => {
    const { backups } = await browser.get<ServerBackups>(`/api/servers/${id}/backups`)
    const backup = backups.find((one) => one.note === note)
    return backup?.state === 'waiting' || backup?.state === 'working' ? undefined : backup
  })
}

/** Digest of a file in a backup, as the node sends it. */
async function digestInBackup(browser: Browser, id: string, note: string, file: string): Promise<string> {
  const backup = await untilMade(browser, id, note)
  const at = `/api/servers/${id}/backups/${backup.id}/download`
  const { url, token } = await browser.call<FileAccess>('POST', at, { paths: [file], format: 'file' })
  const body = new URLSearchParams({ [downloadTokenField]: token })
  const answer = await fetch(`${url}/download`, { method: 'POST', body })
  if (!answer.ok) throw new Error(`the download of ${file}: ${answer.status}`)
  return createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('hex')
}

// `npm test` upgrades the newest state only.
describe.each(byTier({ change: stateNames.slice(-1), nightly: stateNames }))('%s', (name) => {
  onLinux('edge and agent: without the API they know what they were told by the old version', async () => {
    const { secrets, folders } = await upgradeForTest(name)
    const { servers } = secrets
    const storedState = await storedDesiredState(folders.one)
    expect(storedState?.servers.map(({ id }) => id)).toEqual(
      expect.arrayContaining([servers.world, servers.late, servers.moving]),
    )
    const edge = await openKnowledge({
      ...{ name: '1', token: 'unused', apiUrl: 'http://127.0.0.1:9', log: silent },
      ...{ dataDir: folders.one, serversFolder: path.join(folders.one, 'edge') },
    })
    onTestFinished(() => edge.end())
    expect(edge.routeOf('olga-realm.localhost')).toMatchObject({ id: servers.world, node: '1' })
    expect(edge.routeOf('olga-world.localhost')).toMatchObject({ id: servers.world })
    expect(edge.routeOf('vera-late.localhost')).toMatchObject({ contract: 'suspended' })
  })

  onLinux('nodes: agents and jobs of today go on with what the old version left', async () => {
    const { expected, secrets, folders, config, ports, start } = await upgradeForTest(name)
    const { world, shop, moving, late } = secrets.servers
    expect(await digestsOf(folders.one)).toEqual(expected.files.one)
    expect(await digestsOf(folders.two)).toEqual(expected.files.two)
    const oldPorts = await ports()
    expect(oldPorts.every(({ port }) => port > 0)).toBe(true)

    const { site, logIn } = await start()
    const [olga, pavel, vera] = [await logIn('olga'), await logIn('pavel'), await logIn('vera')]
    await untilRunning(olga, world)
    await untilRunning(pavel, shop)
    expect(await untilMade(olga, world, 'begun when the old version ended')).toMatchObject({
      state: 'ready',
      failure: null,
    })
    await untilRunning(vera, moving, secondNode)
    expect(await vera.get(`/api/servers/${late}`)).toMatchObject({ contract: 'suspended', state: 'stopped' })
    expect(await ports()).toEqual(oldPorts)

    // Excludes the moved server, whose old copy is being deleted.
    const one = await digestsOf(folders.one, [world, late])
    const two = await digestsOf(folders.two, [shop, moving])
    expect(filesOf(one, world)).toEqual(filesOf(expected.files.one, world))
    expect(filesOf(one, late)).toEqual(filesOf(expected.files.one, late))
    expect(filesOf(two, shop)).toEqual(filesOf(expected.files.two, shop))
    expect(filesOf(two, moving)).toEqual(filesOf(expected.files.one, moving))
    const level = 'world/level.dat'
    expect(await digestInBackup(olga, world, 'before the storm', level)).toBe(
      expected.files.one[`${world}/${level}`],
    )
    expect(await digestInBackup(pavel, shop, 'a plain archive', level)).toBe(
      expected.files.two[`${shop}/${level}`],
    )
    // An SFTP client refuses a node whose key has changed.
    const { hostKey } = await olga.get<{ hostKey: string }>(`/api/servers/${world}/sftp`)
    expect(hostKey).toMatch(/^SHA256:/)
    expect(JSON.stringify(expected.accounts.olga)).toContain(JSON.stringify(hostKey))

    await until('the approved refund', async () => {
      const { requests } = await pavel.get<{ requests: { state: string }[] }>('/api/refunds')
      return requests[0]?.state === 'paid' ? true : undefined
    })
    await until('the payment that was told of', async () => {
      const { invoices } = await pavel.get<{ invoices: { state: string }[] }>('/api/invoices')
      return invoices[0]?.state === 'paid' ? true : undefined
    })
    const code = await until('the queued mail', () =>
      mailedCode(config.dataDir, 'pavel@players.example', 'reset'),
    )
    const password = 'another good password 7'
    await new Browser(site).form('/reset', { code, password, repeat: password, lang: 'en' })
    expect(await (await logIn('pavel', password)).get('/api/account')).toMatchObject({ login: 'pavel' })
  })
})
