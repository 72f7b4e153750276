import { chown, mkdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Runtime } from '../../runtime/runtime.ts'
import { firstServerUid, probeUid } from '../process/server-users.ts'

const program = fileURLToPath(new URL('../hostile/tenant.mjs', import.meta.url))
/** The checks at each start of an agent. The last one ends the tenant. */
const checks = [
  ...['rights', 'setuid', 'calls that no server needs', 'files of others', 'writing outside its folder'],
  ...[
    'mounts',
    'namespaces of users',
    'the machine’s own addresses',
    'a bomb of forks',
    '/dev/shm',
    'its memory',
  ],
]
const plan = { memoryMb: 192, diskMb: 64, processes: 4, cpuCores: null, ports: [] }
/**
 * Long enough for a machine on which many servers start at once. On a timeout the sandbox would not
 * be used.
 */
const withinMs = 60_000

/** Runs a hostile server and returns what it could do, as text. Empty: the sandbox works. */
export async function runSandboxTrial(
  sandbox: Pick<Runtime, 'start' | 'discard'>,
  dataDir: string,
): Promise<string[]> {
  const folder = join(dataDir, 'sandbox', 'trial')
  const place = { id: 'tenant', folder, data: join(folder, 'data') }
  const bait = createServer()
  try {
    const uid = probeUid((await firstServerUid(dataDir)) ?? 0)
    // Leftovers of a killed agent.
    await sandbox.discard?.(place)
    await rm(folder, { recursive: true, force: true })
    await mkdir(place.data, { recursive: true, mode: 0o700 })
    await chown(place.data, uid, uid)
    const port = await listen(bait)
    const orders = {
      checks,
      forks: 140,
      secrets: [join(dataDir, 'servers')],
      addresses: [['127.0.0.1', port]],
    }
    const command = [process.execPath, program, JSON.stringify(orders)] as const
    const running = await sandbox.start(place, { ...plan, command, reads: [dirname(program)] })
    const late = setTimeout(() => running.kill(), withinMs)
    let output = ''
    let complained = ''
    running.onOutput((from, text) => {
      if (from === 'stdout') output += text
      else complained += text
    })
    const exit = await running.exited.finally(() => clearTimeout(late))
    const held = new Map(output.split('\n').flatMap(resultIn))
    const lacks = [...held].flatMap(([name, what]) => (what === null ? [] : [`${name} (${what})`]))
    if (exit.reason !== 'out_of_memory') lacks.push('its memory: no limit of the kernel')
    const untried = checks.filter((name) => !held.has(name) && name !== 'its memory')
    if (untried.length > 0)
      lacks.push(`its trial did not end: ${untried[0]} ${JSON.stringify(exit)} ${complained.slice(0, 300)}`)
    return lacks
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    bait.close()
    // The next trial removes what is left.
    await sandbox.discard?.(place).catch(() => undefined)
    // The next trial removes what is left.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined)
  }
}

function resultIn(line: string): [string, string | null][] {
  try {
    return [JSON.parse(line)]
  } catch {
    // The line is no result of a check.
    return []
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
