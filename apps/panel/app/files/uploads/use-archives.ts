import { useEffect, useSyncExternalStore } from 'react'
import { archiveName } from '../list/kinds.tsx'
import { onUploads, presentUploads } from './shelf.ts'
import { endWish } from './wishes.ts'

/** Archives that were reported before, or finished before the first listener. */
const reported = new Set<string>()

/** Reports each archive that was uploaded alone; `isWanted`: to import its world. */
export function useArchives(server: string, onArchive: (path: string, isWanted: boolean) => void): void {
  const uploads = useSyncExternalStore(onUploads, presentUploads)
  useEffect(() => {
    if (!uploads) return
    const look = (isNews: boolean) => {
      for (const job of uploads.view()) {
        // A failed one may be sent again.
        if (job.server !== server || job.state !== 'done' || job.to === null || reported.has(job.id)) continue
        reported.add(job.id)
        const isWanted = endWish(server, job.into, job.name)
        if ((isNews || isWanted) && job.files === 1 && archiveName.test(job.to)) onArchive(job.to, isWanted)
      }
    }
    look(false)
    return uploads.subscribe(() => look(true))
  }, [uploads, server, onArchive])
}
