import { mkdir, rename, rm, stat, symlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { TaskSpec } from '../runtime/runtime.ts'
import { type Java, javaProgram } from './java/javas.ts'
import { normalizeModes } from './store/normalize-modes.ts'

/** In the folder of a core. */
const archiveFile = 'classes.jsa'
/** Servers wait for it before their first start. */
const maxRunSeconds = 25
/** The first Java whose archive holds what a core's own class loader has loaded: Paper's and Mojang's load all of the game so. */
const firstJava = 17

type Core = { folder: string; java: Java; entry: readonly string[]; workingFolders?: readonly string[] }

/**
 * Has the classes of a core read and checked once a node, into a file that its servers map at their start. It runs as a server whose
 * owner has not agreed to the EULA: it loads the game, says what is missing, and ends. Resolves to whether there is such a file now; a
 * server starts without one too, only slower.
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
    // Serial and parallel collectors give the core's class loader back before it is written down.
    const flags = ['-Xmx1024M', '-XX:+UseG1GC', `-XX:ArchiveClassesAtExit=${archiveFile}`]
    // A core that asks for no consent runs on: asked to end, it writes the archive too.
    const endsAfter = ['/usr/bin/timeout', '--kill-after=10', `${runSeconds}`] as const
    const command = [...endsAfter, javaProgram(java), ...flags, ...entry] as const
    await runTask({ command, reads: [java.home, folder], writes: making }).catch(async (error: unknown) => {
      if (!(await stat(join(making, archiveFile)).catch(() => undefined))) throw error
    })
    await normalizeModes(making)
    await rename(join(making, archiveFile), join(folder, archiveFile))
    return true
  } catch {
    return false
  } finally {
    await rm(making, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Flags that let a core map its archive. One that doesn't fit, say of another Java, is passed over without a word. */
export function archiveFlags(folder: string, flags: readonly string[]): string[] {
  // Its pointers are of another size.
  if (flags.includes('-XX:+UseZGC')) return []
  return ['-Xlog:cds=off', '-Xlog:cds+dynamic=off', `-XX:SharedArchiveFile=${join(folder, archiveFile)}`]
}
