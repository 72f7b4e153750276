import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstat } from 'node:fs/promises'
import { helperCommand, helperReads } from '../../files/program.ts'
import { openSharedFiles } from '../../files/shared-files.ts'
import type { Helper, Place, SharedFiles } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { type Entrance, serverPath } from './entrance.ts'

/** Running helpers. Their pids stay reserved until this process has reaped them. */
const running = new Set<number>()

/** A helper may run as a server's user, but it belongs to the agent and outlives the server. */
export const isHelper = (pid: number): boolean => running.has(pid)

type ProcessHelperDeps = {
  /** Servers have their own users. Otherwise everything runs as the agent's user. */
  hasUsers: boolean
  uidOf(id: string): number | null
  entrance: () => Promise<Entrance | undefined>
  groups: ControlGroups | undefined
  /** A replacement for tests. */
  lendsOf?: typeof openSharedFiles
}

/** An archive tool may take more than half of it: files/helper/archives/engine.ts. */
const limits = { memoryMb: 768, processes: 4 }

/** Starts helpers as processes. They end when their input closes, and so with the agent. */
export function processHelpers({
  hasUsers,
  uidOf,
  entrance,
  groups,
  lendsOf = openSharedFiles,
}: ProcessHelperDeps) {
  const helpers = new Map<string, Helper>()

  async function spawned(
    { id, data }: Place,
    diskMb: number,
  ): Promise<{ child: ChildProcess; ended: Promise<void>; lends: SharedFiles | undefined }> {
    await lstat(data)
    const command = helperCommand(data, diskMb)
    const uid = uidOf(id)
    const way = uid === null ? undefined : await entrance()
    if (hasUsers && (uid === null || !way))
      throw new Error('it has no user yet, or that has no way to its files')
    const use = uid === null ? undefined : { uid, cwd: data, folders: [...helperReads, data] }
    const inside = use && way ? way.command(command, use) : command
    const [program, ...args] = groups?.entering(groupOf(id), inside) ?? inside
    await groups?.limit(groupOf(id), limits)
    const spawnUid = use && way?.uid(use)
    const child = spawn(program, args, {
      cwd: '/',
      // Another HOME than the server's, so that it does not count as a process of the server.
      env: { PATH: serverPath, LANG: 'C.UTF-8' },
      ...(spawnUid !== undefined && { uid: spawnUid, gid: spawnUid }),
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    // Subscribed at once, as it may end during the awaits below.
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => {
        if (pid !== undefined) running.delete(pid)
        resolve()
      })
    })
    try {
      await once(child, 'spawn')
      return { child, ended, lends: await lendsOf(pid, uid, data) }
    } catch (error) {
      // Nothing else has a reference to it.
      child.kill('SIGKILL')
      if (pid !== undefined) await ended
      await groups?.remove(groupOf(id))
      throw error
    }
  }

  async function end(id: string): Promise<void> {
    const helper = helpers.get(id)
    helper?.kill()
    await helper?.exited
  }

  return {
    async start(place: Place, diskMb: number): Promise<Helper> {
      await end(place.id)
      const { child, ended, lends } = await spawned(place, diskMb)
      const { stdin, stdout } = child
      if (!stdin || !stdout) throw new Error('a helper was started without its streams')
      const helper: Helper = {
        input: stdin,
        output: stdout,
        lends,
        kill: () => child.kill('SIGKILL'),
        exited: ended.then(async () => {
          await lends?.returned()
          if (helpers.get(place.id) === helper) helpers.delete(place.id)
          await groups?.remove(groupOf(place.id))
        }),
      }
      helpers.set(place.id, helper)
      return helper
    },
    end,
    close: () => Promise.all([...helpers.keys()].map(end)).then(() => undefined),
  }
}

const groupOf = (id: string) => `helper-${id}`
