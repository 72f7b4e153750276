import { mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { TaskSpec } from '../runtime/runtime.ts'
import { type Java, javaProgram } from './java/java-installations.ts'
import { normalizeModes } from './store/normalize-modes.ts'

/** In the folder of a core. */
const archiveFile = 'classes.jsa'
/** Servers wait for it before their first start. */
const maxRunSeconds = 25
/**
 * The first Java that archives classes of custom class loaders, with which Paper and Mojang load
 * the whole game.
 */
const firstJava = 17

type Core = { folder: string; java: Java; entry: readonly string[]; workingFolders?: readonly string[] }

/**
 * Loads and verifies a core's classes once per node, into a file that its servers map at their
 * start. Runs the core without the EULA, so it loads the game, reports that and ends. Resolves to
 * whether the file exists. Without it servers start too, only more slowly.
 */
export async function archiveClasses(
  { folder, java, entry, workingFolders = [] }: Core,
  runTask: (task: Pick<TaskSpec, 'command' | 'reads' | 'writes'>) => Promise<void>,
  runSeconds = maxRunSeconds,
): Promise<boolean> {
  if (java.major < firstJava) return false
  const making = join(dirname(folder), `.${basename(folder)}-classes-making`)
  try {
    await rm(making, { recursive: true, force: true, maxRetries: 3 })
    await mkdir(making, { mode: 0o755 })
    for (const name of workingFolders) await symlink(join(folder, name), join(making, name))
    // The serial and parallel collectors unload the core's class loader before the archive is
    // written.
    const flags = ['-Xmx1024M', '-XX:+UseG1GC', `-XX:ArchiveClassesAtExit=${archiveFile}`]
    // A core without a consent check runs on. On a signal it writes the archive too.
    const endsAfter = ['/usr/bin/timeout', '--kill-after=10', `${runSeconds}`] as const
    const command = [...endsAfter, javaProgram(java), ...flags, ...entry] as const
    await runTask({ command, reads: [java.home, folder], writes: making }).catch(async (error: unknown) => {
      // A core that was ended by the timeout has written the archive all the same.
      if (!(await stat(join(making, archiveFile)).catch(() => undefined))) throw error
    })
    await normalizeModes(making)
    await rename(join(making, archiveFile), join(folder, archiveFile))
    return true
  } catch {
    // Servers start without the archive.
    return false
  } finally {
    await rm(making, { recursive: true, force: true, maxRetries: 3 })
  }
}

/**
 * Flags that let a core map its archive. Java silently ignores an archive that does not fit, such
 * as one of another version.
 */
export function archiveFlags(folder: string, flags: readonly string[]): string[] {
  // The Z collector has another pointer size.
  if (flags.includes('-XX:+UseZGC')) return []
  return ['-Xlog:cds=off', '-Xlog:cds+dynamic=off', `-XX:SharedArchiveFile=${join(folder, archiveFile)}`]
}
