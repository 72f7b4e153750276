import { randomUUID } from 'node:crypto'
import { chmod, opendir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A longer path is shortened before what is below it exceeds the limit of the system (4,096 bytes
 * on Linux).
 */
const maxPathLength = 2_000

/**
 * Deletes a folder with its content, even folders without permissions or with too long paths.
 * Nothing else may change it meanwhile. Needs no free space.
 */
export async function deleteFolder(top: string): Promise<void> {
  const remove = () => rm(top, { recursive: true, force: true, maxRetries: 3 })
  await remove().catch(async () => {
    await loosen(top)
    await remove()
  })
}

async function loosen(top: string): Promise<void> {
  const waiting = [top]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    await chmod(path, 0o700)
    if (Buffer.byteLength(path) > Buffer.byteLength(top) + maxPathLength) {
      const near = join(top, randomUUID())
      await rename(path, near)
      path = near
    }
    for await (const entry of await opendir(path))
      if (entry.isDirectory()) waiting.push(join(path, entry.name))
  }
}
