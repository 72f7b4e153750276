import { standIn } from '../../api/stand-in.ts'
import { filesOf } from '../../file-access/context.ts'
import { useServer } from '../../server/context.ts'
import { keepForTab, keptForTab, tabKeys } from '../../storage.ts'
import { byWriting } from './by-writing.ts'
import { overHttp } from './over-http.ts'
import { presentUploads, putUploads } from './shelf.ts'
import { Uploads } from './store.ts'

/** Those of this page; they go on whatever part of the panel is shown. */
export function uploadsNow(): Uploads {
  const known = presentUploads()
  if (known) return known
  const uploads = new Uploads(standIn() ? byWriting(filesOf) : overHttp(filesOf), {
    read: () => keptForTab(tabKeys.uploads),
    keep: (jobs) => keepForTab(tabKeys.uploads, jobs),
  })
  uploads.onFolder((server, folder) => filesOf(server).changed(folder))
  window.addEventListener('online', () => uploads.online())
  window.addEventListener('beforeunload', (event) => {
    if (uploads.isBusy()) event.preventDefault()
  })
  putUploads(uploads)
  return uploads
}

/** Uploads into the server of this page. How they go stands in the tray below every page. */
export function useUploads(): { add(into: string, items: DataTransferItemList | FileList): Promise<void> } {
  const { server } = useServer()
  return { add: (into, items) => uploadsNow().add(server.id, into, items) }
}
