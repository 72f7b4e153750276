import type { Backup, Restore, ServerBackups } from '@zubr/contracts/backups/endpoints'
import type { DemoServer, Memory } from '../memory.ts'
import { note, start, stop } from '../servers/running.ts'

// Simulates an agent's backups within seconds, independent of the server's other actions.

export type Kit = Pick<ServerBackups, 'backups' | 'restore'>

const stepMs = 700
const shares = [8, 31, 57, 84]
const week = 7 * 86_400_000

/** Reports each step and the end, until it is cancelled. */
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
  details: Pick<Backup, 'kind' | 'actor'> & Partial<Pick<Backup, 'cause' | 'note' | 'until'>>
  onStep?(percent: number): void
  /** False: it was cancelled. */
  onEnd?(isMade: boolean): void
}

/** Starts a backup, which first waits for its node. */
export function makeBackup(kit: Kit, { details, onStep, onEnd }: Making): void {
  const last = kit.backups.find(({ state }) => state === 'ready')
  const backup: Backup = {
    ...{ id: crypto.randomUUID(), at: new Date().toISOString(), cause: null, note: '', locked: false },
    ...{ state: 'waiting', percent: null, failure: null, bytes: null, files: null, hadChangingFiles: false },
    ...{ snapshot: null, isHere: true, until: null },
    ...details,
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

/**
 * Restores a backup: makes a safety backup, stops the server and starts it again if it was running.
 */
export function beginRestore(
  memory: Memory,
  demoServer: DemoServer,
  kit: Kit,
  from: Backup,
  paths: number | null,
): void {
  const now = Date.now()
  const restore: Restore = {
    ...{ id: crypto.randomUUID(), backup: from.id, backupAt: from.at, paths, phase: 'saving', percent: 0 },
    ...{ failure: null, startedAt: new Date(now).toISOString(), endedAt: null },
  }
  kit.restore = restore
  const isWanted = () => restore.endedAt === null
  const onStep = (percent: number) => {
    if (isWanted()) restore.percent = percent
  }
  const until = new Date(now + week).toISOString()
  makeBackup(kit, {
    details: { kind: 'safety', cause: 'restore', actor: 'service', until },
    onStep,
    onEnd(isMade) {
      if (!isWanted()) return
      if (!isMade) return endRestore(demoServer, restore, 'cancelled')
      Object.assign(restore, { phase: 'restoring', percent: 0 })
      demoServer.view.maintenance = { kind: 'restore', percent: 0 }
      if (demoServer.view.state === 'running') stop(demoServer)
      inSteps({
        isWanted,
        onStep(percent) {
          onStep(percent)
          if (isWanted()) demoServer.view.maintenance = { kind: 'restore', percent }
        },
        onEnd() {
          endRestore(demoServer, restore, 'done')
          note(memory, demoServer, 'restored_backup')
        },
      })
    },
  })
}

/** Ends a restore, and starts the server if it should be running. */
export function endRestore(demoServer: DemoServer, restore: Restore, phase: 'done' | 'cancelled'): void {
  demoServer.view.maintenance = null
  Object.assign(restore, { phase, percent: null, endedAt: new Date().toISOString() })
  // Only after it has stopped.
  setTimeout(() => {
    if (demoServer.view.desiredState === 'running' && demoServer.view.state === 'stopped') start(demoServer)
  }, 2 * stepMs)
}
