import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { useMe } from '../../session.tsx'
import { onUploads, presentUploads, wereUploads } from './shelf.ts'
import type { Uploads } from './store.ts'

/** Where the uploads of this page are shown, below every part of the panel. Of their code nothing is fetched before there are any. */
export function UploadsPlace() {
  const uploads = useSyncExternalStore(onUploads, presentUploads)
  const [Tray, setTray] = useState<ComponentType<{ uploads: Uploads }>>()
  const { data: me } = useMe()
  const isKnown = me !== undefined
  useEffect(() => {
    // Of another account nothing is shown, and what it left is forgotten once it is known who this is.
    if (isKnown && wereUploads())
      void import('./use-uploads.ts').then((code) => code.uploadsNow()).catch(() => undefined)
  }, [isKnown])
  useEffect(() => {
    if (uploads)
      void import('./uploads-tray.tsx').then((code) => setTray(() => code.UploadsTray)).catch(() => undefined)
  }, [uploads])
  return uploads && Tray ? <Tray uploads={uploads} /> : null
}
