import { fakeBackend } from '../../api/fake-backend.ts'
import { filesOf } from '../../file-access/context.ts'
import { useServer } from '../../server/context.ts'
import { readTabEntry, tabKeys, writeTabEntry } from '../../storage.ts'
import { byWriting } from './by-writing.ts'
import { overHttp } from './over-http.ts'
import { presentUploads, putUploads } from './shelf.ts'
import { Uploads } from './store.ts'

/** The uploads of this page; they continue on every page of the panel. */
export function uploadsNow(): Uploads {
  const known = presentUploads()
  if (known) return known
  const uploads = new Uploads(fakeBackend() ? byWriting(filesOf) : overHttp(filesOf), {
    read: () => readTabEntry(tabKeys.uploads),
    keep: (jobs) => writeTabEntry(tabKeys.uploads, jobs),
  })
  uploads.onFolder((server, folder) => filesOf(server).changed(folder))
  window.addEventListener('online', () => uploads.online())
  window.addEventListener('beforeunload', (event) => {
    if (uploads.isBusy()) event.preventDefault()
  })
  putUploads(uploads)
  return uploads
}

/** Uploads into the page's server. The tray shows the progress. */
export function useUploads(): { add(into: string, items: DataTransferItemList | FileList): Promise<void> } {
  const { server } = useServer()
  return { add: (into, items) => uploadsNow().add(server.id, into, items) }
}
