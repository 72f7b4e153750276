import { chmod, chown, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  CannotRunServers,
  type Place,
  type Running,
  type RunSpec,
  type Runtime,
} from '../../runtime/runtime.ts'
import { isServerId, refuseLink, serversDir } from '../folder/server-folder.ts'
import { type ControlGroups, controlGroups } from './control-groups.ts'
import { adopt, launch, readRecord, recordFile } from './process.ts'
import { ProcessHelpers } from './process-helpers.ts'
import { endLeftoverTasks, ProcessTaskRunner } from './process-task-runner.ts'
import {
  endAll,
  findProcesses,
  forceKill,
  freshTable,
  type ProcessTable,
  sharedTable,
  signalOne,
} from './server-processes.ts'
import {
  chownTree,
  firstServerUid,
  probeUid,
  type ServerUsers,
  serverUsers,
  taskUid,
} from './server-users.ts'
import { supervise } from './supervise.ts'
import { findUserLauncher, makeSearchable, type UserLauncher } from './user-launcher.ts'

/**
 * How long a server that outlived its agent may take to save its world. Its input has been closed
 * since then.
 */
const survivorGraceMs = 5_000

/**
 * The process runtime for this machine. `warn` is called with the reason if no server can be
 * started. `dataDir` is a real path.
 */
export async function processRuntimeHere(
  dataDir: string,
  keepServers: boolean,
  warn: (why: string) => void,
): Promise<Runtime> {
  const servers = serversDir(dataDir)
  const keep = keepServers && process.platform === 'linux'
  const firstUid = await firstServerUid(dataDir)
  if (firstUid === null)
    return processRuntime({ servers, firstUid, findLauncher: async () => undefined, keep })
  let found: UserLauncher | undefined
  const findLauncher = async () => {
    found ??= await findUserLauncher(probeUid(firstUid), process.execPath, servers)
    return found
  }
  await makeSearchable(dataDir)
  if (!(await findLauncher())) {
    const closed = `other users may not pass to ${process.execPath} or ${dataDir}`
    const remedies = [
      'Start this as another user than root',
      'move both out of closed folders',
      'or let others pass (chmod o+x), whichever suits you',
    ]
    warn(
      `no game server can be started here: they are not run as root, and ${closed}. ${remedies.join(', ')}`,
    )
  }
  const groups = await controlGroups(dataDir)
  await endLeftoverTasks(taskUid(firstUid))
  return processRuntime({ servers, firstUid, findLauncher, keep, groups })
}

/**
 * Runs servers as processes without a shell, each in its own folder, group and session. With
 * `firstUid` each has its own user.
 */
export async function processRuntime({
  servers,
  firstUid,
  findLauncher,
  keep,
  groups,
}: {
  /** The parent of the servers' folders. */
  servers: string
  /** First uid of the servers' users. Null if all run as the agent's user. */
  firstUid: number | null
  /** How servers' users reach their files. Undefined while they cannot. */
  findLauncher: () => Promise<UserLauncher | undefined>
  /** Servers outlive the agent (Linux only). Otherwise their input closes with it, and they end. */
  keep: boolean
  /**
   * Undefined if the machine allows none. Then only the agent's own checks limit and end servers.
   */
  groups?: ControlGroups | undefined
}): Promise<Runtime> {
  const users = firstUid === null ? undefined : await serverUsers(firstUid, servers)
  const table = sharedTable()
  const uidOf = (id: string) => users?.of(id) ?? null
  const helpers = new ProcessHelpers({ hasUsers: users !== undefined, uidOf, findLauncher, groups })
  const tasks = new ProcessTaskRunner({
    uid: firstUid === null ? null : taskUid(firstUid),
    ...{ findLauncher, groups },
  })
  return {
    about: {
      kind: 'processes',
      verified: false,
      missingProtections: lacksOf(firstUid !== null, groups !== undefined),
    },
    listensAt: (host) => host,
    sharesPorts: true,
    neighboursAt: (host) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host),
    keepsServers: keep,
    runTask: (task, signal) => tasks.run(task, signal),
    list: () => listServers(servers, users, table),
    create: (place) => create(place, users, table, groups),
    startHelper: (place, diskMb) => helpers.start(place, diskMb),
    discard: (place) => helpers.end(place.id),
    close: () => helpers.close(),
    async remove({ id }) {
      await helpers.end(id)
      users?.release(id)
    },
    async attach(place) {
      const uid = uidOf(place.id)
      const endedBefore = await groups?.endsForMemory(place.id)
      const adopted = keep ? await adopt(place, uid) : undefined
      if (adopted) return supervise(place, adopted, table, groups, endedBefore)
      await endLeft(place, uid, table, groups)
      return undefined
    },
    start: (place, spec) => start(place, spec, uidOf(place.id), { findLauncher, keep, table, groups }),
  }
}

/** Servers with running processes, also those that another agent started. */
async function listServers(
  servers: string,
  users: ServerUsers | undefined,
  table: ProcessTable,
): Promise<string[]> {
  const all = await table.now()
  return [...table.homes()].flatMap(([home = '', living]) => {
    const id = basename(dirname(home))
    if (home !== join(servers, id, 'data') || !isServerId(id)) return []
    // A process may set any HOME, so its user has to match as well.
    const isServerUser = (uid: number | null) => !users || uid === users.of(id)
    return all.some(({ pid, uid }) => living.includes(pid) && isServerUser(uid)) ? [id] : []
  })
}

type StartDeps = {
  findLauncher: () => Promise<UserLauncher | undefined>
  keep: boolean
  table: ProcessTable
  groups: ControlGroups | undefined
}

async function start(
  place: Place,
  { command, reads, ...limits }: RunSpec,
  uid: number | null,
  { findLauncher, keep, table, groups }: StartDeps,
): Promise<Running> {
  if (uid === null && process.getuid?.() !== 0)
    return supervise(place, await launch(place, command, { uid, keep }), table)
  const way = uid === null ? undefined : await findLauncher()
  if (uid === null || !way)
    throw new CannotRunServers(
      'servers are not run as root, and other users reach Node or DATA_DIR by no way: see docs/decisions/0018',
    )
  const use = { uid, cwd: place.data, folders: [...reads, place.folder] }
  const options = { uid, spawnUid: way.uid(use), keep }
  const inside = way.command(command, use)
  const entered = groups?.entering(place.id, inside) ?? inside
  await groups?.limit(place.id, limits)
  // A cgroup that could not be removed keeps its count.
  const endedBefore = await groups?.endsForMemory(place.id)
  return supervise(place, await launch(place, entered, options), table, groups, endedBefore)
}

/** What the process runtime does not protect against, for the operator. */
function lacksOf(hasUsers: boolean, groups: boolean): string[] {
  return [
    ...(hasUsers
      ? []
      : ["servers run as the agent's own user: they read and change its files and one another's"]),
    ...(groups ? [] : ['memory and processes are limited by a watch once a second, not by the kernel']),
    'servers reach each other, this machine and its network',
    'servers can use any port of this machine',
    'disk space is limited by a watch, and files outside their folder are not counted',
    'servers see the processes of this machine',
  ]
}

async function create(
  place: Place,
  users: ServerUsers | undefined,
  table: ProcessTable,
  groups: ControlGroups | undefined,
): Promise<void> {
  const { id, folder, data } = place
  // Processes of another user, from before the agent was root, must not change the folder during
  // the chown.
  if (users && users.of(id) === undefined) await endLeft(place, null, table, groups)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await refuseLink(data)
  await chmod(data, 0o700)
  if (!users) return
  const uid = users.assign(id)
  // The group lets only this server reach its data.
  await chown(folder, process.getuid?.() ?? 0, uid)
  await chmod(folder, 0o710)
  await chownTree(data, uid)
}

/** Ends the processes that an earlier agent left of a server: first SIGTERM, then SIGKILL. */
async function endLeft(
  place: Place,
  uid: number | null,
  table: ProcessTable,
  groups: ControlGroups | undefined,
): Promise<void> {
  const record = await readRecord(place)
  const leader = record ?? { pid: -1, started: '', uid }
  const find = () => findProcesses(place.data, leader, freshTable)
  // A list may miss a chain of short-lived processes.
  if (record || (await findProcesses(place.data, leader, table)).length > 0) {
    for (const { pid } of await find()) signalOne(pid, 'SIGTERM')
    const until = performance.now() + survivorGraceMs
    while (performance.now() < until && (await find()).length > 0) await wait(50)
    const ended = await endAll(find, () => forceKill(place.id, leader, groups))
    if (!ended) throw new Error('processes of an earlier run could not be stopped')
  }
  await groups?.remove(place.id)
  // A record that stays names an ended process, which `adopt` recognizes.
  await rm(recordFile(place), { force: true }).catch(() => undefined)
}
