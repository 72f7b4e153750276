import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { Server } from '@zubr/contracts/servers/server'
import { serverFolder } from '@zubr/node/servers/folder/server-folder'
import { type Browser, until } from './browser.ts'

type NewServer = { subdomain: string; plan?: string; node: string; months?: number; promoCode?: string }

/** Buys a server with the tests' core and waits until it runs. */
export async function buyServer(
  browser: Browser,
  { subdomain, plan = 'java-1', node, months = 1, promoCode }: NewServer,
): Promise<Server> {
  const core = { id: 'fake', version: '1' }
  const { id } = await browser.call<Server>(
    'POST',
    '/api/servers',
    { plan, name: `World of ${subdomain}`, subdomain, core, node, months, promoCode: promoCode ?? null },
    randomUUID(),
  )
  return untilServer(browser, id, ({ state }) => state === 'running')
}

/** Waits until the API shows a server in a state. */
export function untilServer(browser: Browser, id: string, is: (server: Server) => boolean): Promise<Server> {
  return until(`server ${id}`, async () => {
    const server = await browser.get<Server>(`/api/servers/${id}`)
    return is(server) ? server : undefined
  })
}

/** Pseudo-random bytes that are always the same, so that worlds do not compress to nothing. */
function bytesOf(seed: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = seed
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    bytes[index] = state >>> 24
  }
  return bytes
}

/** Writes a small world and player lists into a server's files, as a Java server does. */
export async function writeWorld(dataDir: string, id: string, seed: number): Promise<void> {
  const { data } = serverFolder(dataDir, id)
  const player = `00000000-0000-4000-8000-${String(seed).padStart(12, '0')}`
  const listed = [{ uuid: player, name: `Player_${seed}` }]
  const files: Record<string, string | Buffer> = {
    'server.properties': 'level-name=world\nmotd=Upgrade \\u0437\\u0443\\u0431\\u0440\n',
    'whitelist.json': JSON.stringify(listed),
    'ops.json': JSON.stringify(listed.map((one) => ({ ...one, level: 4, bypassesPlayerLimit: false }))),
    'banned-players.json': '[]',
    'usercache.json': JSON.stringify(
      listed.map((one) => ({ ...one, expiresOn: '2027-01-01 00:00:00 +0000' })),
    ),
    'world/level.dat': bytesOf(seed, 900),
    'world/region/r.0.0.mca': bytesOf(seed + 1, 8_192),
    'world/region/r.-1.0.mca': bytesOf(seed + 2, 4_096),
    [`world/playerdata/${player}.dat`]: bytesOf(seed + 3, 400),
    'world_nether/DIM-1/region/r.0.0.mca': bytesOf(seed + 4, 4_096),
    'plugins/Пример/config.yml': 'greeting: "Добро пожаловать"\n',
  }
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(data, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** Makes a backup and waits until it is ready. Resolves to its id. */
export async function backUp(browser: Browser, id: string, note: string): Promise<string> {
  await browser.call('POST', `/api/servers/${id}/backups`, { note })
  return until(`backup of ${id}`, async () => {
    const { backups } = await browser.get<ServerBackups>(`/api/servers/${id}/backups`)
    const made = backups.find((one) => one.note === note)
    if (made?.state === 'failed') throw new Error(`the backup failed: ${made.failure}`)
    return made?.state === 'ready' ? made.id : undefined
  })
}

/** Restores a backup and waits for its end. */
export async function restore(browser: Browser, id: string, backup: string): Promise<void> {
  await browser.call('POST', `/api/servers/${id}/backups/${backup}/restore`, { paths: null })
  await until(`restore of ${id}`, async () => {
    const { restore: shown } = await browser.get<ServerBackups>(`/api/servers/${id}/backups`)
    if (shown?.phase === 'failed') throw new Error(`the restore failed: ${shown.failure}`)
    return shown?.phase === 'done' ? true : undefined
  })
}
