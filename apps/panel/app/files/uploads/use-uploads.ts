import { fakeBackend } from '../../api/fake-backend.ts'
import { filesOf } from '../../file-access/context.ts'
import { useServer } from '../../server/context.ts'
import { readTabEntry, tabKeys, writeTabEntry } from '../../storage.ts'
import { currentUploadStore, setUploadStore } from './current-upload-store.ts'
import { createHttpTransport } from './http-transport.ts'
import { UploadStore } from './upload-store.ts'
import { createWriteTransport } from './write-transport.ts'

/** The uploads of this page; they continue on every page of the panel. */
export function ensureUploadStore(): UploadStore {
  const known = currentUploadStore()
  if (known) return known
  const store = new UploadStore(
    fakeBackend() ? createWriteTransport(filesOf) : createHttpTransport(filesOf),
    {
      read: () => readTabEntry(tabKeys.uploads),
      keep: (uploads) => writeTabEntry(tabKeys.uploads, uploads),
    },
  )
  store.onFolder((server, folder) => filesOf(server).changed(folder))
  window.addEventListener('online', () => store.online())
  window.addEventListener('beforeunload', (event) => {
    if (store.isBusy()) event.preventDefault()
  })
  setUploadStore(store)
  return store
}

/** Uploads into the page's server. The tray shows the progress. */
export function useUploads(): { add(into: string, items: DataTransferItemList | FileList): Promise<void> } {
  const { server } = useServer()
  return { add: (into, items) => ensureUploadStore().add(server.id, into, items) }
}
