import { plans } from '@zubr/content/plans'
import type { BackupChanges } from '@zubr/contracts/backups/agent'
import type { Backup, backupsEndpoints, ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { FileEntry } from '@zubr/contracts/files/operations'
import { planOf } from '@zubr/domain/plans'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import { type DemoServer, demoMessagesOf, type Memory } from '../memory.ts'
import { note } from '../servers/running.ts'
import { demoServerBy } from '../servers/servers.ts'
import { beginRestore, endRestore, type Kit, makeBackup } from './backup-work.ts'

const hourMs = 3_600_000

const kits = new WeakMap<DemoServer, Kit>()

function kitOf(memory: Memory, demoServer: DemoServer, now: number): Kit {
  const known = kits.get(demoServer)
  if (known) return known
  const made = (hoursAgo: number, more: Partial<Backup>): Backup => ({
    id: crypto.randomUUID(),
    at: new Date(now - hoursAgo * hourMs).toISOString(),
    ...{ kind: 'hand', cause: null, note: '', locked: false, state: 'ready', percent: null, failure: null },
    ...{ bytes: 812_000_000 - hoursAgo * 1_400_000, files: 2_140 - hoursAgo, hadChangingFiles: false },
    ...{ snapshot: 'demo', actor: memory.me.login, isHere: true, until: null },
    ...more,
  })
  const isNew = demoServer.view.state === 'creating'
  const kit: Kit = {
    backups: isNew
      ? []
      : [
          made(5, { kind: 'schedule', actor: 'service' }),
          made(26, { note: demoMessagesOf(memory).backupNote, locked: true }),
          made(53, {
            kind: 'safety',
            cause: 'restore',
            actor: 'service',
            until: new Date(now + 115 * hourMs).toISOString(),
          }),
        ].slice(0, Math.max(1, limitOf(demoServer))),
    restore: null,
  }
  kits.set(demoServer, kit)
  return kit
}

const limitOf = ({ view }: DemoServer) => planOf(plans, view.plan)?.backups ?? 3
const counts = ({ kind, locked, state }: Backup) =>
  state !== 'failed' && state !== 'deleting' && (locked || kind === 'hand' || kind === 'schedule')

const isMade = ({ state }: Backup) => state === 'waiting' || state === 'working'

/** At the plan's limit, the oldest backup is deleted after a new one is ready. */
function replace(demoServer: DemoServer, kit: Kit): void {
  const counted = kit.backups.filter(counts)
  const oldest = counted.findLast(({ locked }) => !locked)
  if (counted.length > limitOf(demoServer)) kit.backups = kit.backups.filter((backup) => backup !== oldest)
}

/** Makes a scheduled backup; false if the quota is full. */
export function backupBySchedule(
  memory: Memory,
  demoServer: DemoServer,
  onEnd: (isMade: boolean) => void,
): boolean {
  const kit = kitOf(memory, demoServer, Date.now())
  const { counted, limit, replaces } = viewOf(demoServer, kit)
  if (kit.backups.some(isMade) || (counted >= limit && replaces === null)) return false
  makeBackup(kit, {
    details: { kind: 'schedule', actor: 'service' },
    onEnd(made) {
      if (made) replace(demoServer, kit)
      onEnd(made)
    },
  })
  return true
}

function viewOf(demoServer: DemoServer, { backups, restore }: Kit): ServerBackups {
  const counted = backups.filter(counts)
  const limit = limitOf(demoServer)
  const oldest = counted.findLast(({ locked, state }) => !locked && state === 'ready')
  return {
    ...{ backups, restore, limit, counted: counted.length, failingSince: null },
    ...{ isOnOwnMachine: false, erasing: null },
    replaces: counted.length < limit ? null : (oldest?.id ?? null),
  }
}

/** A backup in the demo takes seconds and stores nothing. */
export function backupsHandlers(memory: Memory): Handlers<keyof typeof backupsEndpoints> {
  const of = (id: string) => {
    const demoServer = demoServerBy(memory, id)
    return { demoServer, kit: kitOf(memory, demoServer, Date.now()) }
  }
  const backupIn = (kit: Kit, id: string): Backup => {
    const found = kit.backups.find((backup) => backup.id === id)
    if (!found) throw new ApiFailure('not_found')
    return found
  }
  const activeOnly = ({ view: { contract } }: DemoServer) => {
    if (contract !== 'active') throw new ApiFailure('server_not_active', { contract })
  }
  return {
    'GET /api/servers/:id/backups': ({ params }) => {
      const { demoServer, kit } = of(params.id)
      return viewOf(demoServer, kit)
    },
    'POST /api/servers/:id/backups': ({ params, body }) => {
      const { demoServer, kit } = of(params.id)
      activeOnly(demoServer)
      const { counted, limit, replaces } = viewOf(demoServer, kit)
      if (kit.backups.some(isMade)) throw new ApiFailure('conflict')
      if (counted >= limit && replaces === null) throw new ApiFailure('backups_locked')
      note(memory, demoServer, 'backup')
      makeBackup(kit, {
        details: { kind: 'hand', note: body?.note ?? '', actor: memory.me.login },
        onEnd: (made) => made && replace(demoServer, kit),
      })
      return viewOf(demoServer, kit)
    },
    'PATCH /api/servers/:id/backups/:backup': ({ params, body }) => {
      const { demoServer, kit } = of(params.id)
      const backup = backupIn(kit, params.backup)
      const { counted, limit } = viewOf(demoServer, kit)
      if (body?.locked && !counts(backup) && counted >= limit) throw new ApiFailure('backups_locked')
      Object.assign(backup, body)
      return viewOf(demoServer, kit)
    },
    'DELETE /api/servers/:id/backups/:backup': ({ params }) => {
      const { demoServer, kit } = of(params.id)
      if (backupIn(kit, params.backup).locked) throw new ApiFailure('conflict')
      kit.backups = kit.backups.filter(({ id }) => id !== params.backup)
      note(memory, demoServer, 'backup_deleted')
      return viewOf(demoServer, kit)
    },
    'POST /api/servers/:id/backups/:backup/restore': ({ params, body }) => {
      const { demoServer, kit } = of(params.id)
      activeOnly(demoServer)
      const backup = backupIn(kit, params.backup)
      if (backup.state !== 'ready' || kit.restore?.endedAt === null) throw new ApiFailure('conflict')
      note(memory, demoServer, 'restore')
      beginRestore(memory, demoServer, kit, backup, body.paths?.length ?? null)
      return viewOf(demoServer, kit)
    },
    'DELETE /api/servers/:id/restore': ({ params }) => {
      const { demoServer, kit } = of(params.id)
      if (kit.restore?.endedAt !== null) throw new ApiFailure('conflict')
      const { restore } = kit
      if (restore.phase === 'saving')
        kit.backups = kit.backups.filter((backup) => !isMade(backup) || backup.kind !== 'safety')
      endRestore(demoServer, restore, 'cancelled')
      note(memory, demoServer, 'restore_cancelled')
      return viewOf(demoServer, kit)
    },
    'POST /api/servers/:id/backups/:backup/download': () => {
      throw new ApiFailure('demo')
    },
  }
}

/** The content of a backup's folder. */
export function backupFolder(path: string): FileEntry[] {
  const at = Date.now() - 6 * hourMs
  const folder = (name: string): FileEntry => ({ name, kind: 'folder', size: 0, mtimeMs: at, mode: 0o755 })
  const file = (name: string, size: number): FileEntry => ({
    name,
    kind: 'file',
    size,
    mtimeMs: at,
    mode: 0o644,
  })
  if (path === '')
    return [
      folder('plugins'),
      folder('world'),
      file('ops.json', 310),
      file('server.properties', 1_320),
      file('whitelist.json', 840),
    ]
  if (path === 'world') return [folder('playerdata'), folder('region'), file('level.dat', 2_410)]
  if (path === 'world/region') return [file('r.0.0.mca', 9_200_000), file('r.0.-1.mca', 7_800_000)]
  return []
}

export function backupChanges(paths: string[] | null): BackupChanges {
  const all = [
    { path: 'world/region/r.0.0.mca', kind: 'changed' },
    { path: 'world/level.dat', kind: 'changed' },
    { path: 'ops.json', kind: 'changed' },
    { path: 'world/region/r.1.0.mca', kind: 'removed' },
  ] as const
  const named = all.filter(
    ({ path, kind }) =>
      paths === null ||
      (kind === 'changed' && paths.some((each) => path === each || path.startsWith(`${each}/`))),
  )
  const count = (what: string) => named.filter((each) => each.kind === what).length
  return {
    added: 0,
    changed: count('changed'),
    removed: count('removed'),
    bytes: 9_202_720,
    named: [...named],
  }
}
