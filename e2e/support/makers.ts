import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openStandIn } from '@zubr/api/cores/stand-in/stand-in'

/** The makers of cores, played on this machine, with these files by the names that the stand-in knows. `url` is for `CORE_SOURCES`. */
export async function openMakers(
  files: Record<string, Buffer>,
): Promise<{ url: string; close(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'zubr-makers-'))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  const makers = await openStandIn({ port: 0, folder })
  return {
    url: makers.url,
    async close() {
      await makers.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
