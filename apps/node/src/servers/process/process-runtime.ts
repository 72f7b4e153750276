import { chmod, chown, mkdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { CannotRunServers, type Place, type Runtime } from '../../runtime/runtime.ts'
import { isServerId, refuseLink, serversDir } from '../folder/server-folder.ts'
import { type ControlGroups, controlGroups } from './control-groups.ts'
import { type Entrance, findEntrance, letThrough } from './entrance.ts'
import { processHelpers } from './helper.ts'
import { firstServerUid, handOver, lookerUid, type OwnUsers, ownUsers, taskUid } from './own-users.ts'
import { adopt, launch, noteFile, readNote } from './process.ts'
import { endLeftTasks, taskRunner } from './run-task.ts'
import {
  allOf,
  endAll,
  freshTable,
  killAtOnce,
  sharedTable,
  signalOne,
  type Table,
} from './server-processes.ts'
import { supervise } from './supervise.ts'

/** How long a server that outlived its agent may take to save its world. It began when its input ended. */
const survivorGraceMs = 5_000

/** The process runtime as this machine allows it; `warn` hears why no server can be started, if none can. `dataDir` is a real path. */
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
    found ??= await findEntrance(lookerUid(firstUid), process.execPath, servers)
    return found
  }
  await letThrough(dataDir)
  if (!(await entrance()))
    warn(
      `no game server can be started here: they are not run as root, and other users may not pass to ${process.execPath} or ${dataDir}. Start this as another user than root, move both out of closed folders, or let others pass (chmod o+x), whichever suits you`,
    )
  const groups = await controlGroups(dataDir)
  await endLeftTasks(taskUid(firstUid))
  return processRuntime({ servers, firstUid, entrance, keep, groups })
}

/**
 * Runs servers as processes of this machine, each in a folder, group and session of its own and without a shell; where `firstUid`
 * says so, each as a user of its own.
 */
export async function processRuntime({
  servers,
  firstUid,
  entrance,
  keep,
  groups,
}: {
  /** The folder of all servers' folders. */
  servers: string
  /** Users from here on are the servers' own; null if all run as the agent does. */
  firstUid: number | null
  /** The way in for servers' own users; undefined while there is none. */
  entrance: () => Promise<Entrance | undefined>
  /** Servers run on without an agent (Linux only). Otherwise their input ends with it, and they with their input. */
  keep: boolean
  /** Undefined where the machine gives none: then the agent's own watch is all that limits and ends servers. */
  groups?: ControlGroups | undefined
}): Promise<Runtime> {
  const users = firstUid === null ? undefined : await ownUsers(firstUid, servers)
  const table = sharedTable()
  const uidOf = (id: string) => users?.of(id) ?? null
  const helpers = processHelpers({ hasUsers: users !== undefined, uidOf, entrance, groups })
  return {
    about: { kind: 'processes', verified: false, lacks: lacksOf(firstUid !== null, groups !== undefined) },
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
        // A process may claim any home: another server's must not pass for this one's.
        const own = (uid: number | null) => !users || uid === users.of(id)
        return all.some(({ pid, uid }) => living.includes(pid) && own(uid)) ? [id] : []
      })
    },
    create: (place) => create(place, users, table, groups),
    startHelper: helpers.start,
    discard: (place) => helpers.end(place.id),
    close: helpers.close,
    async remove({ id }) {
      await helpers.end(id)
      users?.free(id)
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
      // A group that could not be taken away counts on.
      const endedBefore = await groups?.endsForMemory(place.id)
      return supervise(place, await launch(place, entered, options), table, groups, endedBefore)
    },
  }
}

/** What servers as processes are not kept from, for the operator. */
function lacksOf(ownUsers: boolean, groups: boolean): string[] {
  return [
    ...(ownUsers
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
  users: OwnUsers | undefined,
  table: Table,
  groups: ControlGroups | undefined,
): Promise<void> {
  const { id, folder, data } = place
  // What runs as another user, from before the agent was root, must not change the folder while that gets a new owner.
  if (users && users.of(id) === undefined) await endLeft(place, null, table, groups)
  await mkdir(data, { recursive: true, mode: 0o700 })
  await refuseLink(data)
  await chmod(data, 0o700)
  if (!users) return
  const uid = users.take(id)
  // The group lets this server, and no other, pass to its data.
  await chown(folder, process.getuid?.() ?? 0, uid)
  await chmod(folder, 0o710)
  await handOver(data, uid)
}

/** Ends what an earlier agent left of a server: gently at first, and then all of it. */
async function endLeft(
  place: Place,
  uid: number | null,
  table: Table,
  groups: ControlGroups | undefined,
): Promise<void> {
  const note = await readNote(place)
  const leader = note ?? { pid: -1, started: '', uid }
  const find = () => allOf(place.data, leader, freshTable)
  // A chain of short-lived processes may be on no list.
  if (note || (await allOf(place.data, leader, table)).length > 0) {
    for (const { pid } of await find()) signalOne(pid, 'SIGTERM')
    const until = performance.now() + survivorGraceMs
    while (performance.now() < until && (await find()).length > 0) await wait(50)
    const ended = await endAll(find, () => killAtOnce(place.id, leader, groups))
    if (!ended) throw new Error('what an earlier run of it left could not be ended')
  }
  await groups?.remove(place.id)
  await rm(noteFile(place), { force: true }).catch(() => undefined)
}
