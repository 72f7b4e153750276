import { useEffect, useSyncExternalStore } from 'react'
import { archiveName } from '../list/kinds.tsx'
import { onUploads, presentUploads } from './shelf.ts'
import { uploadsNow } from './use-uploads.ts'

/** Those that were chosen for the world in them, until they are there. */
const wanted = new Set<string>()
/** What was told of already, or came before anybody looked. */
const told = new Set<string>()

/** Has the visitor choose an archive on their own machine, for the world in it. */
export function bringArchive(server: string, into: string): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.accept = '.zip,.tar,.gz,.tgz,.7z'
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (!file || !input.files) return
    wanted.add([server, into, file.name].join('\n'))
    void uploadsNow().add(server, into, input.files)
  })
  input.click()
}

/** Tells of each archive that has come into a server's files as the one thing of its upload; `isWanted`: for the world in it. */
export function useArchives(server: string, tell: (path: string, isWanted: boolean) => void): void {
  const uploads = useSyncExternalStore(onUploads, presentUploads)
  useEffect(() => {
    if (!uploads) return
    const look = (isNews: boolean) => {
      for (const job of uploads.view()) {
        if (job.server !== server || job.state !== 'done' || told.has(job.id)) continue
        told.add(job.id)
        const isWanted = wanted.delete([server, job.into, job.name].join('\n'))
        if ((isNews || isWanted) && job.files === 1 && job.to !== null && archiveName.test(job.to))
          tell(job.to, isWanted)
      }
    }
    look(false)
    return uploads.subscribe(() => look(true))
  }, [uploads, server, tell])
}
