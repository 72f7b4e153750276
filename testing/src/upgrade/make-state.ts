/*
 * Makes a state of this version for upgrade tests: `node testing/src/upgrade/make-state.ts
 * <folder>`. See docs/upgrade-test.md.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { jobsSchemaSql } from '@zubr/api/jobs/testing/jobs-schema'
import { readConfig } from '@zubr/config'
import type { Demo } from '@zubr/dev/demo/demo'
import { examplePassword } from '@zubr/dev/demo/example-accounts'
import { startDemo } from '@zubr/dev/demo/start-demo'
import { freePort } from '@zubr/process/free-port'
import { Scope } from '@zubr/process/scope'
import { Browser, until } from './browser.ts'
import { fillKarl, fillOlga, fillPavel, fillRest, fillVera } from './fill-state.ts'
import { beginBackup, freezeAgents, openWithoutWorkers } from './freeze.ts'
import { mailedCode, operate, samplePassword } from './make-customers.ts'
import { insertRest, leaveOpen, queueWork, trim } from './queue-work.ts'
import { recordState } from './record-state.ts'
import { processesBeneath, secondNode, startSecondAgent } from './second-agent.ts'
import type { StateSecrets } from './state.ts'

/** A sample without secrecy. */
const authSecret = 'the sample secret of the upgrade states'

/** Fills the world, stops it during running work, and writes the resulting state. */
async function makeState(demo: Demo, scope: Scope, folder: string, target: string): Promise<void> {
  const { config } = demo
  const at = { one: path.join(folder, 'one'), two: path.join(folder, 'two') }
  const [, token = ''] = await operate(demo, 'node', 'add', [secondNode])
  const second = startSecondAgent({
    ...{ apiUrl: config.panelUrl, token, port: config.nodePort, dataDir: at.two },
  })
  const olga = await fillOlga(demo, at)
  const pavel = await fillPavel(demo, at)
  const vera = await fillVera(demo, at)
  const karl = await fillKarl(demo)
  await fillRest(demo, { world: olga.world, token })
  await new Browser(config).form('/forgot', { name: 'olga', lang: 'en' })
  const resetCode = await until('a mail', () => mailedCode(at.one, 'olga@players.example', 'reset'))
  await vera.browser.call('POST', `/api/servers/${vera.moving}/move`, { node: secondNode })
  await until('the move', async () => {
    const { rows } = await demo.db.$client.query('select phase from server_migrations')
    return rows[0]?.phase === 'stopping' ? undefined : true
  })
  await beginBackup(olga.browser, at.one, olga.world)
  const kill = await freezeAgents(second)
  await demo.stop()
  kill()
  for (const pid of await processesBeneath(folder)) process.kill(pid, 'SIGKILL')

  const frozen = { ...(await openWithoutWorkers(config, scope)), config }
  await queueWork(frozen, { pavel: pavel.browser, vera: vera.browser, waiting: pavel.waiting })
  await insertRest(frozen.db)
  await trim(frozen.db)
  const browsers: Record<string, Browser> = {
    ...{ olga: olga.browser, pavel: pavel.browser, vera: vera.browser },
    ...{ karl: karl.browser },
  }
  for (const name of ['bison', 'merchant', 'empty']) {
    const browser = new Browser(config)
    await browser.form('/login', { name, password: examplePassword, lang: 'en' })
    browsers[name] = browser
  }
  const guarded = demo.accounts.find(({ login }) => login === 'guarded')
  const secrets: StateSecrets = {
    ...{ authSecret, examplePassword, samplePassword, resetCode, sshKey: olga.sshKey },
    nodeTokens: { 1: (await readFile(path.join(at.one, 'node-token'), 'utf8')).trim(), 2: token },
    servers: { world: olga.world, shop: pavel.world, late: vera.late, moving: vera.moving },
    sftpPassword: olga.sftpPassword,
    cookies: Object.fromEntries(olga.browser.cookies),
    secondFactor: guarded?.secondFactor ?? { secret: '', recoveryCode: '' },
  }
  const { dump, expected } = await recordState(frozen, {
    ...{ config, browsers, nodeTokens: secrets.nodeTokens, folders: at },
    beforeDump: () =>
      leaveOpen(frozen, {
        ...{ olga: olga.browser, world: olga.world },
        guarded: { name: 'guarded', password: examplePassword },
      }),
  })
  await scope.end()
  await writeState(target, folder, {
    'database.jsonl': dump,
    'jobs-schema.sql': jobsSchemaSql(),
    'expected.json': `${JSON.stringify(expected, null, 1)}\n`,
    'secrets.json': `${JSON.stringify(secrets, null, 1)}\n`,
  })
}

async function writeState(target: string, folder: string, texts: Record<string, string>): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(target, name), text)
  const left = ['postgres', 'demo-world', 'lock', 'auth-secret'].map((name) => `--exclude=one/${name}`)
  await promisify(execFile)('tar', [
    ...['-C', folder, '--sort=name', '--numeric-owner', '-czf', path.join(target, 'nodes.tar.gz')],
    ...[...left, 'one', 'two'],
  ])
}

const [, , asked] = process.argv
if (asked === undefined) throw new Error('expected the folder of the state, like testing/upgrades/87421a2d')
const folder = await mkdtemp(path.join(tmpdir(), 'zubr-state-'))
for (const name of ['', 'one', 'two']) {
  const made = path.join(folder, name)
  await mkdir(made, { recursive: true })
  // Servers run as other users and need access to these folders.
  await chmod(made, 0o711)
}
const port = String(await freePort())
const demo = await startDemo({
  config: readConfig({
    ...{ SITE_PORT: '0', PANEL_PORT: '0', NODE_PORT: port, SFTP_PORT: '0', EDGE_PORT: '0' },
    ...{ TRIAL_PROCESSOR_PORT: '0', CORE_SOURCES: 'off', CATALOGUE_SOURCES: 'off' },
    ...{ DATA_DIR: path.join(folder, 'one'), HOST: '127.0.0.1', NODE_NAME: '1' },
    ...{ NODE_PROBE_URL: `http://127.0.0.{name}:${port}`, NODE_SERVER_PORTS: '23000-23019' },
    ...{ AUTH_SECRET: authSecret, LOG_LEVEL: 'error' },
  }),
  agent: fileURLToPath(import.meta.resolve('./agent.ts')),
  log: (line) => process.stderr.write(`${line}\n`),
  front: async () => ({
    onPanel: async () => undefined,
    listen: async () => undefined,
    close: async () => undefined,
  }),
})
const scope = new Scope()
try {
  await makeState(demo, scope, folder, path.resolve(asked))
} finally {
  await demo.stop()
  await scope.end()
  for (const pid of await processesBeneath(folder)) process.kill(pid, 'SIGKILL')
  await rm(folder, { recursive: true, force: true })
}
