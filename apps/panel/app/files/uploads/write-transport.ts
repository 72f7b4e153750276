import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { FilesClient } from '../../file-access/client.ts'
import { fileErrorOf } from '../../file-access/file-error.ts'
import { pathBelow } from './upload.ts'
import type { UploadRequest, UploadTransport } from './upload-types.ts'

/** Uploads by ordinary writes, for the demo, which has no node. */
export function createWriteTransport(clientOf: (server: string) => FilesClient): UploadTransport {
  async function one({
    server,
    into,
    path,
    file,
    ifTaken,
    signal,
    onSent,
  }: UploadRequest & { path: string; file: File | null }): Promise<FileOutcome> {
    const client = clientOf(server)
    const full = pathBelow(into, path)
    const above = full.split('/').slice(0, -1)
    for (let depth = into.split('/').length; depth <= above.length; depth++)
      // The folder may exist already. Otherwise the write below fails with the reason.
      await client.call('makeFolder', { path: above.slice(0, depth).join('/') }).catch(() => undefined)
    try {
      if (!file) await client.call('makeFolder', { path: full })
      else {
        const version = ifTaken === 'replace' ? undefined : null
        const bytes = new Uint8Array(await file.arrayBuffer())
        for (let number = 1; ; number++) {
          const to = number === 1 ? full : full.replace(/(\.[^./]+)?$/, ` (${number})$1`)
          try {
            await client.write({ path: to, ...(version === null && { version }) }, bytes, { signal })
            onSent(file.size)
            return { path: full, to }
          } catch (error) {
            const { code } = fileErrorOf(error)
            if (code !== 'taken' || ifTaken !== 'keep_both') throw error
          }
        }
      }
      return { path: full, to: full }
    } catch (error) {
      const { code } = fileErrorOf(error)
      if (code === 'taken' && (ifTaken === 'skip' || !file)) return { path: full, skipped: true }
      if (code === 'taken') return { path: full, failure: { code } }
      throw error
    }
  }
  return {
    one,
    async many({ files, ...sending }) {
      const outcomes: FileOutcome[] = []
      for (const each of files) outcomes.push(await one({ ...sending, ...each }))
      return outcomes
    },
    forget: async () => undefined,
  }
}
