import { useEffect, useSyncExternalStore } from 'react'
import { archiveName } from '../list/kinds.tsx'
import { onUploads, presentUploads } from './shelf.ts'
import { endWish } from './wishes.ts'

/** What was told of already, or came before anybody looked. */
const told = new Set<string>()

/** Tells of each archive that has come into a server's files as the one thing of its upload; `isWanted`: for the world in it. */
export function useArchives(server: string, tell: (path: string, isWanted: boolean) => void): void {
  const uploads = useSyncExternalStore(onUploads, presentUploads)
  useEffect(() => {
    if (!uploads) return
    const look = (isNews: boolean) => {
      for (const job of uploads.view()) {
        // One that failed may be sent again.
        if (job.server !== server || job.state !== 'done' || job.to === null || told.has(job.id)) continue
        told.add(job.id)
        const isWanted = endWish(server, job.into, job.name)
        if ((isNews || isWanted) && job.files === 1 && archiveName.test(job.to)) tell(job.to, isWanted)
      }
    }
    look(false)
    return uploads.subscribe(() => look(true))
  }, [uploads, server, tell])
}
