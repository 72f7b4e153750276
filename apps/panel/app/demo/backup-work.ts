import type { Backup, Restore, ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { Kept, Memory } from './memory.ts'
import { note, start, stop } from './running.ts'

// What an agent does of backups, on paper and in seconds. It goes on by itself, whatever the server's buttons begin and end meanwhile.

export type Kit = Pick<ServerBackups, 'backups' | 'restore'>

const stepMs = 700
const shares = [8, 31, 57, 84]
const week = 7 * 86_400_000

/** Tells of each step, and of the end, as long as somebody wants it. */
function inSteps(work: { isWanted(): boolean; onStep(percent: number): void; onEnd(): void }, at = 0): void {
  setTimeout(() => {
    if (!work.isWanted()) return
    const percent = shares[at]
    if (percent === undefined) return work.onEnd()
    work.onStep(percent)
    inSteps(work, at + 1)
  }, stepMs)
}

type Making = {
  given: Pick<Backup, 'kind' | 'who'> & Partial<Pick<Backup, 'cause' | 'note' | 'until'>>
  onStep?(percent: number): void
  /** False: it was called off. */
  onEnd?(isMade: boolean): void
}

/** Begins a backup, which waits for its node first. */
export function makeBackup(kit: Kit, { given, onStep, onEnd }: Making): void {
  const last = kit.backups.find(({ state }) => state === 'ready')
  const backup: Backup = {
    ...{ id: crypto.randomUUID(), at: new Date().toISOString(), cause: null, note: '', locked: false },
    ...{ state: 'waiting', percent: null, failure: null, bytes: null, files: null, wasRestless: false },
    ...{ snapshot: null, isHere: true, until: null },
    ...given,
  }
  kit.backups = [backup, ...kit.backups]
  const isWanted = () => {
    const isThere = kit.backups.includes(backup)
    if (!isThere) onEnd?.(false)
    return isThere
  }
  inSteps({
    isWanted,
    onStep(percent) {
      Object.assign(backup, { state: 'working', percent })
      onStep?.(percent)
    },
    onEnd() {
      Object.assign(backup, { state: 'ready', percent: null, snapshot: 'demo' })
      const { bytes, files } = last ?? {}
      Object.assign(backup, { bytes: (bytes ?? 800_000_000) + 2_600_000, files: (files ?? 2_100) + 4 })
      onEnd?.(true)
    },
  })
}

/** Puts a backup back: what is there now is saved, then the server stops for it and goes on as before. */
export function beginRestore(memory: Memory, kept: Kept, kit: Kit, from: Backup, paths: number | null): void {
  const now = Date.now()
  const restore: Restore = {
    ...{ id: crypto.randomUUID(), backup: from.id, backupAt: from.at, paths, phase: 'saving', percent: 0 },
    ...{ failure: null, beganAt: new Date(now).toISOString(), endedAt: null },
  }
  kit.restore = restore
  const isWanted = () => restore.endedAt === null
  const onStep = (percent: number) => {
    if (isWanted()) restore.percent = percent
  }
  const until = new Date(now + week).toISOString()
  makeBackup(kit, {
    given: { kind: 'safety', cause: 'restore', who: 'service', until },
    onStep,
    onEnd(isMade) {
      if (!isWanted()) return
      if (!isMade) return endRestore(kept, restore, 'cancelled')
      Object.assign(restore, { phase: 'restoring', percent: 0 })
      kept.view.maintenance = { kind: 'restore', percent: 0 }
      if (kept.view.state === 'running') stop(kept)
      inSteps({
        isWanted,
        onStep(percent) {
          onStep(percent)
          if (isWanted()) kept.view.maintenance = { kind: 'restore', percent }
        },
        onEnd() {
          endRestore(kept, restore, 'done')
          note(memory, kept, 'restored_backup')
        },
      })
    },
  })
}

/** Ends it, and has the server go on if it is to run. */
export function endRestore(kept: Kept, restore: Restore, phase: 'done' | 'cancelled'): void {
  kept.view.maintenance = null
  Object.assign(restore, { phase, percent: null, endedAt: new Date().toISOString() })
  // Not before it has stopped.
  setTimeout(() => {
    if (kept.view.wanted === 'running' && kept.view.state === 'stopped') start(kept)
  }, 2 * stepMs)
}
