import { createHash } from 'node:crypto'
import type { DesiredServer } from '@zubr/contracts/node-servers'
import type { RestartReason, RunReport } from '@zubr/contracts/servers/now'
import { addonFoldersOf } from '@zubr/domain/cores/addons'
import { coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { isSettingsPath } from '@zubr/domain/settings-files/is-settings-path'
import { z } from 'zod'

// Compares what a running process was started with to what its owner wants now. See
// docs/decisions/0079.

/**
 * The parts of the desired state that need a restart. Settings are stored as a hash, as they hold
 * secrets.
 */
export const StartedWith = z.object({
  memoryMb: z.number(),
  cpuCores: z.number().nullable(),
  java: z.string(),
  settings: z.string(),
  extraPorts: z.array(z.string()),
})
export type StartedWith = z.infer<typeof StartedWith>

/** Kinds of files that a process reads only at its start. */
export const changedFileKinds = ['settings', 'addons'] as const
export type ChangedFileKind = (typeof changedFileKinds)[number]

/** A smaller plan's memory limit applies from the next start, or after this time at the latest. */
export const keepsMemoryMs = 24 * 3_600_000

type Wanted = Pick<DesiredServer, 'core' | 'settings' | 'memoryMb' | 'cpuCores' | 'extraPorts'>
type Run = {
  core: { id: string; version: string }
  started?: StartedWith | undefined
  changed?: ChangedFileKind[] | undefined
  keepsMemoryUntil?: number | undefined
}

export function startedWith({ memoryMb, cpuCores, settings, extraPorts = [] }: Wanted): StartedWith {
  return {
    memoryMb,
    cpuCores: cpuCores ?? null,
    java: String(settings.javaArguments ?? ''),
    settings: settingsHash(settings),
    extraPorts: extraPorts.map(({ id }) => id),
  }
}

/** Ignores Java's arguments, and a proxy's servers, which it reads while it runs. */
function settingsHash(settings: Wanted['settings']): string {
  const entries = Object.entries(settings).filter(([key]) => key !== 'javaArguments' && key !== 'servers')
  return createHash('sha256').update(JSON.stringify(entries.toSorted())).digest('hex')
}

/**
 * The memory limit that ends a process. A smaller plan's limit applies later, a larger one's at
 * once.
 */
export function enforcedMemoryMb(run: Run | null | undefined, { memoryMb }: Wanted, now: number): number {
  const { started, keepsMemoryUntil = Number.POSITIVE_INFINITY } = run ?? {}
  return started && now < keepsMemoryUntil ? Math.max(started.memoryMb, memoryMb) : memoryMb
}

/**
 * The memory limit in effect: the enforced one, and for Java at most the one that its heap was
 * started for.
 */
export function memoryInEffectMb(run: Run, wanted: Wanted, now: number): number {
  const enforced = enforcedMemoryMb(run, wanted, now)
  return isJava(wanted) ? Math.min(enforced, run.started?.memoryMb ?? enforced) : enforced
}

const isJava = ({ core: { id } }: Wanted) => !isCoreId(id) || coreKinds[id].java

/** Undefined if an older agent started the process. */
export function runReport(run: Run, wanted: Wanted, now: number): RunReport | undefined {
  const { started, changed = [] } = run
  if (!started) return undefined
  const next = startedWith(wanted)
  const memoryMb = memoryInEffectMb(run, wanted, now)
  const waits: Record<RestartReason, boolean> = {
    memory: started.memoryMb !== next.memoryMb && (isJava(wanted) || memoryMb !== next.memoryMb),
    cpu: started.cpuCores !== next.cpuCores,
    java: started.java !== next.java,
    settings: started.settings !== next.settings || changed.includes('settings'),
    addons: changed.includes('addons'),
    // Nobody waits for a removed port: it is closed already.
    ports: next.extraPorts.some((id) => !started.extraPorts.includes(id)),
  }
  return { memoryMb, pending: (Object.keys(waits) as RestartReason[]).filter((reason) => waits[reason]) }
}

/** The kinds among these paths that a process of this core reads only at its start. */
export function classifyChangedFiles(
  { id, version }: Run['core'],
  paths: readonly string[],
): ChangedFileKind[] {
  const folders = addonFoldersOf(id, version)
  const isAddon = (path: string) =>
    folders.some(({ kind, folder, endings: extensions }) => {
      // The owner may have renamed the world.
      const worldPath = kind === 'datapack' ? path.replace(/^[^/]+(?=\/datapacks(?:\/|$))/, 'world') : path
      // The folder itself was moved, with everything in it.
      if (worldPath === folder) return true
      const name = worldPath.startsWith(`${folder}/`) ? worldPath.slice(folder.length + 1) : '/'
      return (
        !name.includes('/') && extensions.some((ending) => name.replace(/\.disabled$/, '').endsWith(ending))
      )
    })
  // The panel sends a command that reloads the whitelist.
  const isStartSetting = (path: string) => isSettingsPath(path) && path !== 'whitelist.json'
  return changedFileKinds.filter((kind) =>
    paths.some((path) => (kind === 'settings' ? isStartSetting(path) : isAddon(path))),
  )
}
