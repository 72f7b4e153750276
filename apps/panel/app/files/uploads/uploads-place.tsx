import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from '../../session.tsx'
import { hasInterruptedUploads, onUploads, presentUploads } from './shelf.ts'
import type { Uploads } from './store.ts'

/** The place of the upload tray on every page. Its code loads with the first upload. */
export function UploadsPlace() {
  const uploads = useSyncExternalStore(onUploads, presentUploads)
  const [Tray, setTray] = useState<ComponentType<{ uploads: Uploads }>>()
  const { data: me } = useMe()
  const isKnown = me !== undefined
  useEffect(() => {
    // Interrupted uploads of another account are not shown; they are deleted after the account is
    // known.
    if (isKnown && hasInterruptedUploads())
      // If the code cannot be loaded, the next page load shows the uploads.
      void import('./use-uploads.ts').then((code) => code.uploadsNow()).catch(() => undefined)
  }, [isKnown])
  useEffect(() => {
    if (uploads)
      // If the code cannot be loaded, the uploads go on without their tray.
      void import('./uploads-tray.tsx').then((code) => setTray(() => code.UploadsTray)).catch(() => undefined)
  }, [uploads])
  return uploads && Tray ? <Tray uploads={uploads} /> : null
}
