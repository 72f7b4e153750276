import { lstat, mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isServerUid } from '@zubr/process/server-users'
import { helperCommand, helperReads } from '../../files/program.ts'
import { openSharedFiles } from '../../files/shared-files.ts'
import type { Helper, Place } from '../../runtime/runtime.ts'
import { writeBundle } from './bundle.ts'
import { cgroup, removeGroupOfNode } from './cgroup.ts'
import type { ServerDisks } from './disk/server-disks.ts'
import { engine, engineFolder, type Programs } from './engine.ts'

type SandboxHelperDeps = {
  /** A real path. */
  dataDir: string
  programs: Programs
  disks: Pick<ServerDisks, 'open' | 'mount' | 'grow' | 'usage'>
}

/** An archive tool may take more than half of it: files/helper/archives/engine.ts. */
const limits = { memoryMb: 768, processes: 4, cpuCores: null }

/**
 * Starts helpers in containers of their own: the server's user and `data`, but no network and no
 * access to its processes. They end when their input closes, and so with the agent.
 */
export async function sandboxHelpers({ dataDir, programs, disks }: SandboxHelperDeps, groups: string) {
  // A folder of its own, so that no helper counts as a server.
  const top = join(engineFolder(dataDir), 'helpers')
  const containers = await engine(programs, top)
  const bundles = join(top, 'bundles')
  await mkdir(bundles, { recursive: true, mode: 0o700 })
  const helpers = new Map<string, Helper>()
  const pathOf = (id: string) => `${groups}/helper-${id}`

  async function clear(id: string): Promise<void> {
    await containers.remove(id)
    await rm(join(bundles, id), { recursive: true, force: true })
    removeGroupOfNode(groups)
  }
  // Containers of a killed agent.
  for (const id of await containers.list()) await clear(id)

  async function end(id: string): Promise<void> {
    const helper = helpers.get(id)
    helper?.kill()
    await helper?.exited
  }

  async function startIn(id: string, bundle: string, uid: number, data: string) {
    const { stdin, stdout } = await containers.start(id, bundle, ['pipe', 'pipe', 'ignore'])
    if (!stdin || !stdout) throw new Error('a helper was started without its streams')
    const lends = await openSharedFiles(Number(await readFile(join(bundle, 'pid'), 'utf8')), uid, data)
    return { stdin, stdout, lends }
  }

  async function start(place: Place, diskMb: number): Promise<Helper> {
    const { id, data } = place
    await end(id)
    await clear(id)
    const { uid } = await lstat(data)
    if (!isServerUid(uid)) throw new Error('it belongs to no user of a server yet')
    await disks.mount(place)
    // A disk that is mounted later would hide files that were written to the plain folder.
    if (await disks.usage(place)) await disks.grow(place, diskMb).catch(() => undefined)
    else await disks.open(place, diskMb, uid)
    const hasDisk = (await disks.usage(place)) !== undefined
    const bundle = join(bundles, id)
    await writeBundle({
      ...{ folder: bundle, command: helperCommand(data, hasDisk ? null : diskMb), uid, reads: helperReads },
      ...{ writes: { at: data, from: data }, home: '/tmp' },
      ...{ group: pathOf(id), namespace: null, resolvers: [], limits },
    })
    const { stdin, stdout, lends } = await startIn(id, bundle, uid, data).catch(async (error) => {
      // Otherwise it would use the server's disk until the next helper is started.
      await clear(id).catch(() => undefined)
      throw error
    })
    const helper: Helper = {
      input: stdin,
      output: stdout,
      lends,
      kill() {
        void cgroup(pathOf(id)).kill()
        void containers.signal(id, 'KILL')
      },
      exited: containers.ended(id, new AbortController().signal).then(async () => {
        await lends?.returned()
        if (helpers.get(id) === helper) helpers.delete(id)
        // The next start of the helper removes what is left.
        await clear(id).catch(() => undefined)
      }),
    }
    helpers.set(id, helper)
    return helper
  }

  return {
    start,
    end,
    async close(): Promise<void> {
      await Promise.all([...helpers.keys()].map(end))
      containers.close()
    },
  }
}
