import { chmod, lstat, opendir, readlink, rm } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'

/**
 * Makes the output of untrusted code safe to share: all users can read it and none can write, links
 * stay inside, and only folders and files remain.
 */
export async function normalizeModes(top: string): Promise<void> {
  const waiting = [top]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    await chmod(folder, 0o755)
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) waiting.push(path)
      else if (entry.isFile()) await chmod(path, ((await lstat(path)).mode & 0o100) === 0 ? 0o644 : 0o755)
      else if (!entry.isSymbolicLink() || !isInside(top, path, await readlink(path)))
        await rm(path, { force: true })
    }
  }
}

/** Whether a link in `top` leads to a path inside it. */
export function isInside(top: string, link: string, target: string): boolean {
  const to = relative(top, resolve(dirname(link), target))
  return !target.startsWith('/') && to !== '..' && !to.startsWith('../') && !to.startsWith('/')
}
