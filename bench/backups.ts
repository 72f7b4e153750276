import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { type NodeToKill, nodeToKill } from '../apps/node/src/backups/crash-recovery/testing/node.ts'
import { serverFolder } from '../apps/node/src/servers/folder/server-folder.ts'
import { removeWithLeftOvers } from '../apps/node/src/servers/sandbox/testing/left-overs.ts'
import { table, writeReport } from './report.ts'

const regions = 128
const regionBytes = 8 * 2 ** 20
const changedShare = 0.05
/** Writes are contiguous, like the place of a player. */
const placeBytes = 2 ** 20
const aim = 0.2

/** Seconds, and bytes added to the repository. */
type Taken = { seconds: number; bytes: number }
type Both = { first: Taken; second: Taken }

/**
 * A backup of a world of 1 GB, and another after 5 % has changed, compared with restic by hand on
 * the same disk.
 */
export async function run(): Promise<void> {
  await ensureSandboxTools(console.log, ['runc', 'conmon', 'nftables', 'iproute2', 'e2fsprogs', 'restic'])
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-bench-'))
  const dataDir = path.join(folder, 'node')
  mkdirSync(dataDir)
  for (const one of [folder, dataDir]) chmodSync(one, 0o711)
  const load = os.loadavg()[0] ?? 0
  const node = await nodeToKill(dataDir, undefined, 2_000)
  try {
    const { data } = serverFolder(dataDir, node.id)
    await makeWorld(data)
    const hand = byHand(path.join(folder, 'by-hand'), data)
    const first = await byAgent(node)
    const handFirst = hand.backup()
    await change(data)
    const second = await byAgent(node)
    const handSecond = hand.backup()
    write({ first, second }, { first: handFirst, second: handSecond }, load)
  } finally {
    await node.close()
    await removeWithLeftOvers(folder)
  }
}

const fileOf = (data: string, region: number) => path.join(data, `world/region/r.${region}.0.mca`)

async function makeWorld(data: string): Promise<void> {
  mkdirSync(path.dirname(fileOf(data, 0)), { recursive: true })
  for (let region = 0; region < regions; region++)
    execFileSync('sh', ['-c', `head -c ${regionBytes} /dev/urandom > '${fileOf(data, region)}'`])
}

/** Changes this share of the world in blocks of a megabyte at random places. */
async function change(data: string): Promise<void> {
  const places = Math.round((regions * regionBytes * changedShare) / placeBytes)
  for (let place = 0; place < places; place++) {
    const file = await open(fileOf(data, (place * 7) % regions), 'r+')
    const at = ((place * 3) % (regionBytes / placeBytes)) * placeBytes
    await file.write(randomBytes(placeBytes), 0, placeBytes, at)
    await file.close()
  }
}

async function byAgent(node: NodeToKill): Promise<Taken> {
  const began = performance.now()
  const { state, failure, backup } = await node.begin({ kind: 'backup' }).ended
  if (state !== 'done' || !backup) throw new Error(`the backup failed: ${failure}`)
  return { seconds: (performance.now() - began) / 1_000, bytes: backup.addedBytes }
}

/** restic as an administrator uses it, with a separate repository. */
function byHand(repository: string, data: string) {
  const env = { ...process.env, RESTIC_REPOSITORY: repository, RESTIC_PASSWORD: 'by hand' }
  const restic = (...args: string[]) =>
    execFileSync('restic', ['--no-cache', ...args], {
      env,
      cwd: data,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  let isMade = false
  let before = 0
  return {
    backup(): Taken {
      const began = performance.now()
      if (!isMade) restic('init')
      isMade = true
      restic('backup', '--quiet', '--exclude', '.zubr', '.')
      const seconds = (performance.now() - began) / 1_000
      const bytes = sizeOf(repository) - before
      before += bytes
      return { seconds, bytes }
    },
  }
}

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0)

function write(ours: Both, peers: Both, load: number): void {
  const row = (who: string, { first, second }: Both) => [
    who,
    ...[first.seconds.toFixed(1), second.seconds.toFixed(1), (second.seconds / first.seconds).toFixed(2)],
    ...[Math.round(first.bytes / 2 ** 20), Math.round(second.bytes / 2 ** 20)],
    (second.bytes / first.bytes).toFixed(2),
  ]
  const head = ['', 'first, s', 'second, s', 'ratio', 'first, MB', 'second, MB', 'ratio']
  writeReport(
    'backups',
    'A second backup of a world',
    `A server with ${regions} region files of ${regionBytes / 2 ** 20} MB that no compression makes smaller; then ${changedShare * 100} % of its bytes are written anew, in
places of ${placeBytes / 2 ** 20} MB all over it, and it is backed up again. The aim is a ratio of ${aim} for time and bytes. The first backup makes the repository. From the job's order to its end as the API hears it; the
agent's restic has half of the cores and a lower priority than a game, by hand it has all. Load average before: ${load.toFixed(1)}, after: ${(os.loadavg()[0] ?? 0).toFixed(1)}.

${table(head, [row('an agent', ours), row('restic by hand', peers)])}
`,
  )
}
