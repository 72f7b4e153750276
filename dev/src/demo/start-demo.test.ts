import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startWorld } from '@zubr/all-in-one/start'
import { totp } from '@zubr/api/accounts/sessions/testing/totp'
import { Visitor } from '@zubr/api/accounts/testing/accounts'
import { type Config, readConfig } from '@zubr/config'
import { brand } from '@zubr/content/brand'
import { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { domainStates, ServerAddresses } from '@zubr/contracts/edge/addresses'
import { contractStates, Server, serverStates, stateReasons } from '@zubr/contracts/servers/server'
import { allMessages } from '@zubr/i18n/all'
import { fill } from '@zubr/i18n/format'
import { freePort } from '@zubr/process/free-port'
import { isNightly } from '@zubr/testing/tier'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Demo } from './demo.ts'
import { exampleLogins, examplePassword } from './example-accounts.ts'
import { exampleServers, subdomainOf } from './example-servers.ts'
import { startDemo } from './start-demo.ts'

const dayMs = 86_400_000

async function folderForTest(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'zubr-demo-'))
  onTestFinished(() => rm(dir, { recursive: true, force: true }))
  return dir
}

const configFor = (dataDir: string, change: Record<string, string> = {}): Config =>
  readConfig({
    SITE_PORT: '0',
    PANEL_PORT: '0',
    NODE_PORT: '0',
    SFTP_PORT: '0',
    EDGE_PORT: '0',
    TRIAL_PROCESSOR_PORT: '0',
    CORE_SOURCES: 'off',
    CATALOGUE_SOURCES: 'off',
    DATA_DIR: dataDir,
    ...change,
  })

const front = async () => ({
  onPanel: async () => undefined,
  listen: async () => undefined,
  close: async () => undefined,
})

const agent = fileURLToPath(import.meta.resolve('@zubr/node/testing/agent-process'))

/** The demo world without the site and the panel. */
async function demoForTest(config: Config): Promise<Demo> {
  const demo = await startDemo({ config, front, agent })
  onTestFinished(() => demo.stop())
  return demo
}

/** Logs in by the site's form; resolves to the redirect target. */
async function logIn({ config }: Demo, login: string): Promise<{ visitor: Visitor; to: string | null }> {
  const visitor = new Visitor(config.panelUrl)
  const { location } = await visitor.form(
    '/login',
    { name: login, password: examplePassword },
    config.siteUrl,
  )
  return { visitor, to: location }
}

async function serversOf(visitor: Visitor): Promise<Server[]> {
  return Server.array().parse(JSON.parse((await visitor.get('/api/servers')).text))
}

const keyOf = new Map(exampleServers.map((example) => [subdomainOf(example), example.key]))

/** Each example server by its key. */
const shown = (servers: readonly Server[]) =>
  new Map(servers.map(({ subdomain, ...rest }) => [keyOf.get(subdomain) ?? subdomain, rest]))

test('demo: it shows every example, its clock can be moved, and a restart resets it', async () => {
  // For the real server; another world on this machine uses the default ports.
  const port = await freePort()
  const config = configFor(await folderForTest(), { NODE_SERVER_PORTS: `${port}-${port}` })
  const demo = await demoForTest(config)

  for (const login of exampleLogins) {
    const { visitor, to } = await logIn(demo, login)
    const expected = { guarded: '/login/code', banned: null }[login as string]
    expect.soft(to, login).toBe(expected === undefined ? '/' : expected)
    expect.soft(await visitor.isLoggedIn(), login).toBe(expected === undefined)
  }
  const guarded = await logIn(demo, 'guarded')
  const secret = demo.accounts.find(({ login }) => login === 'guarded')?.secondFactor?.secret ?? ''
  await guarded.visitor.form('/login/code', { code: totp(secret, Date.now()) }, demo.config.siteUrl)
  expect(await guarded.visitor.isLoggedIn()).toBe(true)
  const merchant = await logIn(demo, 'merchant')
  expect(JSON.parse((await merchant.visitor.get('/api/balance')).text)).toMatchObject({
    balance: { currency: 'RUB' },
    entries: expect.arrayContaining([expect.objectContaining({ kind: 'refund' })]),
  })

  const { visitor } = await logIn(demo, 'bison')
  const first = await serversOf(visitor)
  expect(new Set(first.map(({ state }) => state))).toEqual(new Set(serverStates))
  expect(new Set(first.map(({ contract }) => contract))).toEqual(new Set(contractStates))
  expect(new Set(first.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(stateReasons))
  expect(shown(first).get('node-away')?.nodeSilent).toBe(true)
  const suspended = shown(first).get('suspended')
  expect(+new Date(suspended?.deletedAt ?? 0)).toBeGreaterThan(Date.now() + 4 * dayMs)
  await vi.waitFor(
    async () => expect(shown(await serversOf(visitor)).get('really-running')?.state).toBe('running'),
    { timeout: 20_000, interval: 200 },
  )

  const addresses = async (key: string) =>
    ServerAddresses.parse(
      JSON.parse((await visitor.get(`/api/servers/${shown(first).get(key)?.id}/addresses`)).text),
    )
  const names = await addresses('running')
  expect(new Set(names.domains.map(({ state }) => state))).toEqual(new Set(domainStates))
  expect(names).toMatchObject({
    byName: expect.any(String),
    former: [{}],
    refusedLastHour: expect.any(Number),
  })
  expect(names.refusedLastHour).toBeGreaterThan(0)
  expect((await addresses('stopped')).starts).toMatchObject({ isOn: true, players: ['Zubrenok', 'Lisichka'] })

  // Jobs of example nodes are completed, with progress.
  const backups = `/api/servers/${shown(first).get('running')?.id}/backups`
  const newest = async () => ServerBackups.parse(JSON.parse((await visitor.get(backups)).text)).backups[0]
  const head = { origin: demo.config.panelUrl, 'content-type': 'application/json' }
  expect((await visitor.send('POST', backups, head, '{"note":"on paper"}')).status).toBe(202)
  const percents = new Set<number>()
  await vi.waitFor(
    async () => {
      const backup = await newest()
      percents.add(backup?.percent ?? 0)
      expect(backup).toMatchObject({ state: 'ready', note: 'on paper', isHere: true, files: 1_860 })
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(Math.max(...percents)).toBeGreaterThan(0)

  await demo.passTime(3 * dayMs)
  expect(shown(await serversOf(visitor)).get('ends-soon')?.contract).toBe('suspended')
  const subject = fill(allMessages.en.mails.server_suspended.subject, {
    server: 'School club',
    brand: brand.name,
  })
  const page = async (pathname: string) => (await visitor.get(pathname)).text
  await vi.waitFor(async () => expect(await page('/dev')).toContain(subject), {
    timeout: 20_000,
    interval: 200,
  })
  // The fake agents act on the desired state.
  await vi.waitFor(
    async () => expect(shown(await serversOf(visitor)).get('ends-soon')?.state).toBe('stopped'),
    { timeout: 20_000, interval: 200 },
  )
  // The real server ends with its month, and its data a week later.
  await demo.passTime(29 * dayMs)
  await vi.waitFor(
    async () =>
      expect(shown(await serversOf(visitor)).get('really-running')).toMatchObject({
        contract: 'suspended',
        state: 'stopped',
      }),
    { timeout: 20_000, interval: 200 },
  )
  await demo.passTime(8 * dayMs)
  await vi.waitFor(
    async () => expect([...shown(await serversOf(visitor)).keys()]).not.toContain('really-running'),
    { timeout: 20_000, interval: 200 },
  )
  await demo.stop()

  const again = await demoForTest(config)
  const second = await serversOf((await logIn(again, 'bison')).visitor)
  const looks = (servers: readonly Server[]) =>
    [...shown(servers)].map(([key, { contract, state, reason }]) =>
      key === 'really-running' ? key : [key, contract, state, reason],
    )
  expect(looks(second).sort()).toEqual(looks(first).sort())
})

test.runIf(isNightly)(
  'demo: a server suspended by the moved clock is paid for at the next start',
  async () => {
    const config = configFor(await folderForTest())
    const demo = await demoForTest(config)
    const standing = async (world: Demo) =>
      shown(await serversOf((await logIn(world, 'bison')).visitor)).get('really-running')?.contract
    await demo.passTime(33 * dayMs)
    expect(await standing(demo)).toBe('suspended')
    await demo.stop()
    expect(await standing(await demoForTest(config))).toBe('active')
  },
)

test('demo: the page for developers moves the clock and shows mails without running them', async () => {
  const demo = await demoForTest(configFor(await folderForTest()))
  const { visitor } = await logIn(demo, 'bison')
  const { siteUrl, panelUrl } = demo.config
  const before = demo.clock.aheadMs()
  expect((await visitor.form('/dev/clock', { hours: '1' }, siteUrl)).status).toBe(403)
  expect(demo.clock.aheadMs()).toBe(before)
  expect(await visitor.form('/dev/clock', { hours: '1' }, panelUrl)).toMatchObject({
    status: 303,
    location: '/dev',
  })
  expect(demo.clock.aheadMs()).toBe(before + 3_600_000)
  for (const wrong of [{ days: '0' }, { days: '93' }, { hours: 'x' }, {}])
    expect((await visitor.form('/dev/clock', wrong, panelUrl)).status).toBe(400)
  await visitor.form('/dev/clock', { reset: '1' }, panelUrl)
  expect(demo.clock.aheadMs()).toBe(0)

  const mail = await vi.waitFor(
    async () => {
      const [, found] = /href="(\/dev\/mails\/[^"]+)">Bestätigen/.exec((await visitor.get('/dev')).text) ?? []
      expect(found).toBeDefined()
      return found ?? ''
    },
    { timeout: 20_000, interval: 200 },
  )
  const { text } = await visitor.get(mail)
  expect(text).toMatch(new RegExp(`<a href="${panelUrl}/confirm\\?lang=de#[\\w-]+" target="_blank"`))
  expect(text).not.toMatch(/<script(?! type="module" src="\/dev\/refresh\.js")/)
  expect((await visitor.get('/dev/mails/..%2Fauth-secret')).status).toBe(404)
})

test('demo: no other database is filled, and real data are never started on the demo world', async () => {
  const dataDir = await folderForTest()
  await expect(
    demoForTest(configFor(dataDir, { DATABASE_URL: 'postgres://zubr:secret@127.0.0.1:1/zubr' })),
  ).rejects.toThrow(/^DATABASE_URL: `npm run dev` fills a database of its own/)
  const real = await startWorld({ config: configFor(dataDir), front })
  await real.stop()
  await expect(demoForTest(configFor(dataDir))).rejects.toThrow(/^DATA_DIR: \S+ is not empty/)
  const other = await folderForTest()
  await (await demoForTest(configFor(other))).stop()
  await expect(startWorld({ config: configFor(other), front })).rejects.toThrow(
    /^DATA_DIR: \S+ contains the demo world/,
  )
})
