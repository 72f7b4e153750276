import { uploadsNow } from './use-uploads.ts'

/**
 * Uploads a file to a server's root folder; resolves to its path. Never resolves if the upload is
 * cancelled.
 */
export function uploadToRoot(server: string, file: File): Promise<string> {
  const uploads = uploadsNow()
  const before = new Set(uploads.view().map(({ id }) => id))
  return new Promise((resolve) => {
    const forget = uploads.subscribe(() => {
      const job = uploads
        .view()
        .find((one) => one.server === server && one.name === file.name && !before.has(one.id))
      if (job?.state !== 'done' || job.to === null) return
      forget()
      resolve(job.to)
    })
    void uploads.add(server, '', listOf([file]))
  })
}

export function listOf(files: readonly File[]): FileList {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data.files
}
