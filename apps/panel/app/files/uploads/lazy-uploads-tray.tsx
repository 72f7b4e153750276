import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from '../../session.tsx'
import { currentUploadStore, hasInterruptedUploads, onUploadStore } from './current-upload-store.ts'
import type { UploadStore } from './upload-store.ts'

/** The place of the upload tray on every page. Its code loads with the first upload. */
export function LazyUploadsTray() {
  const store = useSyncExternalStore(onUploadStore, currentUploadStore)
  const [Tray, setTray] = useState<ComponentType<{ store: UploadStore }>>()
  const { data: me } = useMe()
  const isKnown = me !== undefined
  useEffect(() => {
    // Interrupted uploads of another account are not shown; they are deleted after the account is
    // known.
    if (isKnown && hasInterruptedUploads())
      // If the code cannot be loaded, the next page load shows the uploads.
      void import('./use-uploads.ts').then((code) => code.ensureUploadStore()).catch(() => undefined)
  }, [isKnown])
  useEffect(() => {
    if (store)
      // If the code cannot be loaded, the uploads go on without their tray.
      void import('./uploads-tray.tsx').then((code) => setTray(() => code.UploadsTray)).catch(() => undefined)
  }, [store])
  return store && Tray ? <Tray store={store} /> : null
}
