import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { create, customerForTest, type Hosting, hostingForTest } from '@zubr/api/servers/testing/servers'
import { authSecretForTest } from '@zubr/api/testing/app'
import { ServerBackups } from '@zubr/contracts/backups/endpoints'
import { enginesForTests } from '@zubr/node/backups/testing/engines'
import { s3ForTest } from '@zubr/node/backups/testing/s3'
import { dataDirForTest, eventually } from '@zubr/node/servers/testing/servers'
import { expect, test } from 'vitest'
import { digests, nodeForTest, probeUrl } from './nodes.ts'

// Follows docs/operate/nodes.md, "Lose a node": the real API, two agents with restic, and
// the operator's command.

const slow = { timeout: 300_000 }

/** Without the agent's own folder, which owners cannot see. */
const filesIn = async (data: string) => (await digests(data)).filter((line) => line !== '/.zubr')

/** `npm run zubr -- <words>` on a test's API. */
async function operatorOf({ databaseUrl }: Pick<Hosting, 'databaseUrl'>) {
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...{ PATH: process.env.PATH, DATABASE_URL: databaseUrl, AUTH_SECRET: authSecretForTest },
    DATA_DIR: await dataDirForTest(),
  }
  const program = fileURLToPath(new URL('../../../apps/cli/src/main.ts', import.meta.url))
  return async (...words: string[]) => {
    const child = spawn(process.execPath, [program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, complained, [status]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit'),
    ])
    return { status, said, complained }
  }
}

test.runIf(process.platform === 'linux' && enginesForTests.includes('restic'))(
  'lost node: its server is restored on another node, and the returning node does not touch it',
  async () => {
    const hosting = await hostingForTest({ config: { nodeProbeUrl: probeUrl } })
    hosting.time.now = new Date()
    const zubr = await operatorOf(hosting)
    const { repository } = await s3ForTest('zubr')
    const credentials = { AWS_ACCESS_KEY_ID: 'zubr', AWS_SECRET_ACCESS_KEY: 'quiet green meadow' }
    const backups = { repository, credentials, resticPath: undefined }
    const lost = await nodeForTest(hosting, '2', { backups })
    const other = await nodeForTest(hosting, '3', { backups })
    const { db } = hosting
    await eventually(async () => {
      const { rows } = await db.$client.query(
        `select 1 from node_capabilities join nodes on nodes.id = node_id
          where can_move and backups->>'isRemote' = 'true' and nodes.reported_at is not null`,
      )
      expect(rows).toHaveLength(2)
    })
    const anna = await customerForTest(hosting, 'anna')
    const core = { id: 'fake', version: '1' }
    const { id } = await create(anna, { plan: 'java-free', node: lost.name, core, subdomain: 'of-anna' })
    const stateOf = async () =>
      (await db.$client.query('select state, node_id from servers where id = $1', [id])).rows[0]?.state
    const runs = () => eventually(async () => expect(await stateOf()).toBe('running'), slow)
    const shown = async () =>
      ServerBackups.parse(await (await anna.call('GET', `/api/servers/${id}/backups`)).json())
    await runs()

    const { data } = lost.folder(id)
    const files = {
      'world/region/r.0.0.mca': Buffer.alloc(70_000, 'region'),
      'world/playerdata/шахта.dat': 'what a player has dug',
      'server.properties': 'motd=before the node was lost\n',
    }
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(data, path)), { recursive: true })
      await writeFile(join(data, path), content)
    }
    const saved = await filesIn(data)
    expect((await anna.call('POST', `/api/servers/${id}/backups`, { note: '' })).status).toBe(202)
    await eventually(async () => expect((await shown()).backups).toMatchObject([{ state: 'ready' }]), slow)
    await writeFile(join(data, 'server.properties'), 'motd=after the backup\n')

    await lost.kill()
    for (const { pid } of await lost.living(id)) process.kill(pid, 'SIGKILL')
    await eventually(async () => expect(await lost.living(id)).toEqual([]))
    const disk = join(await dataDirForTest(), 'disk')
    await rename(lost.dataDir, disk)
    await db.$client.query(
      `update nodes set reported_at = reported_at - interval '1 hour' where name = '${lost.name}'`,
    )
    expect((await zubr('server', 'list')).said).toMatch(new RegExp(`${id}.* ${lost.name}\\b`))

    expect(await zubr('backup', 'restore', 'of-anna', '--node', other.name)).toMatchObject({
      status: 0,
      said: expect.stringContaining(`on node ${other.name}`),
    })
    await eventually(async () => expect((await shown()).restore?.phase).toBe('done'), slow)
    expect((await zubr('backup', 'list', id)).said).toContain('last restore: done')
    await runs()
    const isOther = async () => {
      expect(await lost.living(id)).toEqual([])
      expect(await other.living(id)).toHaveLength(1)
      expect(await filesIn(other.folder(id).data)).toEqual(saved)
    }
    await isOther()

    // Its key opens the repository there: the next backup replaces the one of the plan's quota.
    const [first] = (await shown()).backups
    hosting.time.now = new Date()
    expect((await anna.call('POST', `/api/servers/${id}/backups`, { note: '' })).status).toBe(202)
    await eventually(async () => {
      const { backups } = await shown()
      expect(backups).toMatchObject([{ state: 'ready', isHere: true }])
      expect(backups[0]?.id).not.toBe(first?.id)
    }, slow)

    // The lost node returns: first reinstalled, then with its old disk.
    const reports = async () => {
      const { rows } = await db.$client.query(
        'select node_capabilities.reported_at as at from node_capabilities join nodes on nodes.id = node_id where name = $1',
        [lost.name],
      )
      return +rows[0].at
    }
    let before = await reports()
    await mkdir(lost.dataDir, { mode: 0o711 })
    lost.start()
    await eventually(async () => expect(await reports()).toBeGreaterThan(before), slow)
    await isOther()
    await lost.kill()
    await rename(lost.dataDir, join(disk, 'anew'))
    await rename(disk, lost.dataDir)
    before = await reports()
    lost.start()
    await eventually(async () => expect(await reports()).toBeGreaterThan(before), slow)
    await isOther()
    // Its old data are kept for the operator.
    expect(await readFile(join(data, 'server.properties'), 'utf8')).toContain('after the backup')
  },
  900_000,
)
