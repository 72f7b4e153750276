import { ensureUploadStore } from './use-uploads.ts'

/**
 * Uploads a file to a server's root folder; resolves to its path. Never resolves if the upload is
 * cancelled.
 */
export function uploadToRoot(server: string, file: File): Promise<string> {
  const store = ensureUploadStore()
  const before = new Set(store.view().map(({ id }) => id))
  return new Promise((resolve) => {
    const forget = store.subscribe(() => {
      const upload = store
        .view()
        .find((one) => one.server === server && one.name === file.name && !before.has(one.id))
      if (upload?.state !== 'done' || upload.to === null) return
      forget()
      resolve(upload.to)
    })
    void store.add(server, '', fileListOf([file]))
  })
}

export function fileListOf(files: readonly File[]): FileList {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data.files
}
