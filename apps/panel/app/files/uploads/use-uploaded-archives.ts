import { useEffect, useSyncExternalStore } from 'react'
import { archiveName } from '../list/kinds.tsx'
import { currentUploadStore, onUploadStore } from './current-upload-store.ts'
import { takeWorldImportRequest } from './world-import-requests.ts'

/** Archives that were reported before, or finished before the first listener. */
const reported = new Set<string>()

/** Reports each archive that was uploaded alone; `isWanted`: to import its world. */
export function useUploadedArchives(
  server: string,
  onArchive: (path: string, isWanted: boolean) => void,
): void {
  const store = useSyncExternalStore(onUploadStore, currentUploadStore)
  useEffect(() => {
    if (!store) return
    const look = (isNews: boolean) => {
      for (const upload of store.view()) {
        // A failed one may be sent again.
        if (
          upload.server !== server ||
          upload.state !== 'done' ||
          upload.to === null ||
          reported.has(upload.id)
        )
          continue
        reported.add(upload.id)
        const isWanted = takeWorldImportRequest(server, upload.into, upload.name)
        if ((isNews || isWanted) && upload.files === 1 && archiveName.test(upload.to))
          onArchive(upload.to, isWanted)
      }
    }
    look(false)
    return store.subscribe(() => look(true))
  }, [store, server, onArchive])
}
