import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { lstat } from 'node:fs/promises'
import { helperCommand, helperReads } from '../../files/program.ts'
import { openSharedFiles } from '../../files/shared-files.ts'
import type { Helper, Place, SharedFiles } from '../../runtime/runtime.ts'
import type { ControlGroups } from './control-groups.ts'
import { serverPath, type UserLauncher } from './user-launcher.ts'

/** Running helpers. Their pids stay reserved until this process has reaped them. */
const running = new Set<number>()

/** A helper may run as a server's user, but it belongs to the agent and outlives the server. */
export const isHelper = (pid: number): boolean => running.has(pid)

export type ProcessHelperDeps = {
  /** Servers have their own users. Otherwise everything runs as the agent's user. */
  hasUsers: boolean
  uidOf(id: string): number | null
  findLauncher: () => Promise<UserLauncher | undefined>
  groups: ControlGroups | undefined
  /** A replacement for tests. */
  lendsOf?: typeof openSharedFiles
}

/** An archive tool may take more than half of it: files/helper/archives/engine.ts. */
const limits = { memoryMb: 768, processes: 4 }

/** Starts helpers as processes. They end when their input closes, and so with the agent. */
export class ProcessHelpers {
  readonly #uidOf: (id: string) => number | null
  readonly #findLauncher: () => Promise<UserLauncher | undefined>
  readonly #hasUsers: boolean
  readonly #groups: ControlGroups | undefined
  readonly #lendsOf: typeof openSharedFiles
  readonly #helpers = new Map<string, Helper>()

  constructor({ hasUsers, uidOf, findLauncher, groups, lendsOf = openSharedFiles }: ProcessHelperDeps) {
    this.#uidOf = uidOf
    this.#findLauncher = findLauncher
    this.#hasUsers = hasUsers
    this.#groups = groups
    this.#lendsOf = lendsOf
  }

  async end(id: string): Promise<void> {
    const helper = this.#helpers.get(id)
    helper?.kill()
    await helper?.exited
  }

  async start(place: Place, diskMb: number): Promise<Helper> {
    await this.end(place.id)
    const { child, ended, lends } = await this.#spawned(place, diskMb)
    const { stdin, stdout } = child
    if (!stdin || !stdout) throw new Error('a helper was started without its streams')
    const helper: Helper = {
      input: stdin,
      output: stdout,
      lends,
      kill: () => child.kill('SIGKILL'),
      exited: ended.then(async () => {
        await lends?.returned()
        if (this.#helpers.get(place.id) === helper) this.#helpers.delete(place.id)
        await this.#groups?.remove(groupOf(place.id))
      }),
    }
    this.#helpers.set(place.id, helper)
    return helper
  }

  close() {
    return Promise.all([...this.#helpers.keys()].map((id) => this.end(id))).then(() => undefined)
  }

  async #spawned(
    { id, data }: Place,
    diskMb: number,
  ): Promise<{ child: ChildProcess; ended: Promise<void>; lends: SharedFiles | undefined }> {
    await lstat(data)
    const command = helperCommand(data, diskMb)
    const uid = this.#uidOf(id)
    const way = uid === null ? undefined : await this.#findLauncher()
    if (this.#hasUsers && (uid === null || !way))
      throw new Error('it has no user yet, or that has no way to its files')
    const use = uid === null ? undefined : { uid, cwd: data, folders: [...helperReads, data] }
    const inside = use && way ? way.command(command, use) : command
    const [program, ...args] = this.#groups?.entering(groupOf(id), inside) ?? inside
    await this.#groups?.limit(groupOf(id), limits)
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
      return { child, ended, lends: await this.#lendsOf(pid, uid, data) }
    } catch (error) {
      // Nothing else has a reference to it.
      child.kill('SIGKILL')
      if (pid !== undefined) await ended
      await this.#groups?.remove(groupOf(id))
      throw error
    }
  }
}

const groupOf = (id: string) => `helper-${id}`
