import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { lackingPackages } from '@zubr/process/sandbox-tools'
import { allocate, imageMb, makeFileSystem, mountImage, remove } from './image.ts'
import { unmount } from './mounts.ts'

/**
 * Tries on this machine what disks need. Returns what does not work and what would help, as text.
 */
export async function missingForDisks(dataDir: string): Promise<string[]> {
  if (process.platform !== 'linux') return ['disks of their own: they need Linux']
  if (process.getuid?.() !== 0) return ['disks of their own: only root can mount them']
  const packages = lackingPackages(['e2fsprogs', 'mount'])
  if (packages.length > 0)
    return [`${packages.join(', ')}: apt install ${packages.join(' ')} (disks of servers)`]
  const file = join(dataDir, 'disk-trial.img')
  const at = `${file}.mounted`
  const clear = async () => {
    await unmount(at)
    await remove(at)
    await remove(file)
  }
  try {
    // Removes what a killed agent left here.
    await clear()
    await allocate(file, imageMb(16))
    await makeFileSystem(file, 16, 0)
    await mkdir(at, { mode: 0o700 })
    await mountImage(file, at)
    return []
  } catch (error) {
    const why = error instanceof Error ? error.message : error
    const needs = 'kernel options BLK_DEV_LOOP and EXT4_FS, and the right to mount'
    return [`disks of their own, mounted from files (${needs}): ${why}`]
  } finally {
    // The next trial removes what is left.
    await clear().catch(() => undefined)
  }
}
