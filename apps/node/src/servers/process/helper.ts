import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstat } from 'node:fs/promises'
import { lenderOf } from '../../files/lending.ts'
import { helperCommand, helperReads } from '../../files/program.ts'
import type { Helper, Place, SharedFiles } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { type Entrance, serverPath } from './entrance.ts'

/** Helpers that run, whose end this process has not heard of yet: until then their numbers are nobody else's. */
const running = new Set<number>()

/** A server's user may run it, but it is the agent's, and does not end with the server. */
export const isHelper = (pid: number): boolean => running.has(pid)

type ProcessHelperDeps = {
  /** Servers have users of their own; otherwise all is done as the agent's. */
  hasUsers: boolean
  uidOf(id: string): number | null
  entrance: () => Promise<Entrance | undefined>
  groups: ControlGroups | undefined
  /** For tests: what lends its files. */
  lendsOf?: typeof lenderOf
}

/** An engine that unpacks may take more than half of it: files/helper/archives/engine.ts. */
const limits = { memoryMb: 768, processes: 4 }

/** Helpers as processes beside their servers. They end with their input, and so with the agent. */
export function processHelpers({ hasUsers, uidOf, entrance, groups, lendsOf = lenderOf }: ProcessHelperDeps) {
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
      // Its home is not the server's: it is no process of that.
      env: { PATH: serverPath, LANG: 'C.UTF-8' },
      ...(spawnUid !== undefined && { uid: spawnUid, gid: spawnUid }),
      stdio: ['pipe', 'pipe', 'ignore'],
    })
    const { pid } = child
    if (pid !== undefined) running.add(pid)
    // Heard from the first moment on: it may end while what follows is waited for.
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
      // Nobody else knows of it.
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
