import { chmod, chown, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotRunServers, type Place, type Runtime } from '../../runtime/runtime.ts'
import { isServerId, refuseLink, serversDir } from '../folder/server-folder.ts'
import { type ControlGroups, controlGroups } from './control-groups.ts'
import { type Entrance, findEntrance, makeSearchable } from './entrance.ts'
import { processHelpers } from './helper.ts'
import { adopt, launch, readRecord, recordFile } from './process.ts'
import { endLeftoverTasks, taskRunner } from './run-task.ts'
import {
  endAll,
  findProcesses,
  freshTable,
  killAtOnce,
  sharedTable,
  signalOne,
  type Table,
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
  if (firstUid === null) return processRuntime({ servers, firstUid, entrance: async () => undefined, keep })
  let found: Entrance | undefined
  const entrance = async () => {
    found ??= await findEntrance(probeUid(firstUid), process.execPath, servers)
    return found
  }
  await makeSearchable(dataDir)
  if (!(await entrance()))
    warn(
      `no game server can be started here: they are not run as root, and other users may not pass to ${process.execPath} or ${dataDir}. Start this as another user than root, move both out of closed folders, or let others pass (chmod o+x), whichever suits you`,
    )
  const groups = await controlGroups(dataDir)
  await endLeftoverTasks(taskUid(firstUid))
  return processRuntime({ servers, firstUid, entrance, keep, groups })
}

/**
 * Runs servers as processes without a shell, each in its own folder, group and session. With
 * `firstUid` each has its own user.
 */
export async function processRuntime({
  servers,
  firstUid,
  entrance,
  keep,
  groups,
}: {
  /** The parent of the servers' folders. */
  servers: string
  /** First uid of the servers' users. Null if all run as the agent's user. */
  firstUid: number | null
  /** How servers' users reach their files. Undefined while they cannot. */
  entrance: () => Promise<Entrance | undefined>
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
  const helpers = processHelpers({ hasUsers: users !== undefined, uidOf, entrance, groups })
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
    runTask: taskRunner({ uid: firstUid === null ? null : taskUid(firstUid), entrance, groups }),
    async list() {
      const all = await table.now()
      return [...table.homes()].flatMap(([home = '', living]) => {
        const id = basename(dirname(home))
        if (home !== join(servers, id, 'data') || !isServerId(id)) return []
        // A process may set any HOME, so its user has to match as well.
        const isServerUser = (uid: number | null) => !users || uid === users.of(id)
        return all.some(({ pid, uid }) => living.includes(pid) && isServerUser(uid)) ? [id] : []
      })
    },
    create: (place) => create(place, users, table, groups),
    startHelper: helpers.start,
    discard: (place) => helpers.end(place.id),
    close: helpers.close,
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
    async start(place, spec) {
      const { command, reads } = spec
      const uid = uidOf(place.id)
      if (uid === null && process.getuid?.() !== 0)
        return supervise(place, await launch(place, command, { uid, keep }), table)
      const way = uid === null ? undefined : await entrance()
      if (uid === null || !way)
        throw new CannotRunServers(
          'servers are not run as root, and other users reach Node or DATA_DIR by no way: see docs/decisions/0018',
        )
      const use = { uid, cwd: place.data, folders: [...reads, place.folder] }
      const options = { uid, spawnUid: way.uid(use), keep }
      const inside = way.command(command, use)
      const entered = groups?.entering(place.id, inside) ?? inside
      await groups?.limit(place.id, spec)
      // A cgroup that could not be removed keeps its count.
      const endedBefore = await groups?.endsForMemory(place.id)
      return supervise(place, await launch(place, entered, options), table, groups, endedBefore)
    },
  }
}

/** What the process runtime does not protect against, for the operator. */
function lacksOf(hasUsers: boolean, groups: boolean): string[] {
  return [
    ...(hasUsers
      ? []
      : ["servers run as the agent's own user: they read and change its files and one another's"]),
    ...(groups ? [] : ['memory and processes are limited by a watch once a second, not by the kernel']),
    'servers reach each other, this machine and its network',
    'servers may take any port of this machine',
    'disk space is limited by a watch, and files outside their folder are not counted',
    'servers see the processes of this machine',
  ]
}

async function create(
  place: Place,
  users: ServerUsers | undefined,
  table: Table,
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
  table: Table,
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
    const ended = await endAll(find, () => killAtOnce(place.id, leader, groups))
    if (!ended) throw new Error('what an earlier run of it left could not be ended')
  }
  await groups?.remove(place.id)
  // A record that stays names an ended process, which `adopt` recognizes.
  await rm(recordFile(place), { force: true }).catch(() => undefined)
}
