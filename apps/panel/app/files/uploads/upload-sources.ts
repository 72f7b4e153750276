/** An upload: a file, or an empty folder. Paths are relative to the target folder. */
export type UploadSource = { path: string; file: File } | { path: string; file: null }
/** `unread`: files that the browser cannot read, which are reported instead. */
export type UploadSources = { found: UploadSource[]; unread: string[] }

/**
 * All dropped or chosen files, with the content of folders.
 * A drop is readable only in its event, so its entries are taken before this returns.
 */
export function collectUploadSources(items: DataTransferItemList | FileList): Promise<UploadSources> {
  if ('add' in items || !isFileList(items)) {
    const entries = [...(items as DataTransferItemList)].flatMap((item) => {
      if (item.kind !== 'file') return []
      const entry = item.webkitGetAsEntry?.() ?? null
      return [{ entry, file: entry ? null : item.getAsFile() }]
    })
    return fromEntries(entries)
  }
  // With `webkitdirectory`, each file has its path in the chosen folder.
  const found = [...items].map((file) => ({ path: file.webkitRelativePath || file.name, file }))
  return Promise.resolve({ found, unread: [] })
}

const isFileList = (items: DataTransferItemList | FileList): items is FileList => 'item' in items

async function fromEntries(
  entries: readonly { entry: FileSystemEntry | null; file: File | null }[],
): Promise<UploadSources> {
  const all: UploadSources = { found: [], unread: [] }
  for (const { entry, file } of entries) {
    if (entry) await walk(entry, '', all)
    else if (file) all.found.push({ path: file.name, file })
  }
  return all
}

async function walk(entry: FileSystemEntry, above: string, all: UploadSources): Promise<void> {
  const { found, unread } = all
  const path = above + entry.name
  if (entry.isFile) {
    const file = await new Promise<File | null>((resolve) =>
      (entry as FileSystemFileEntry).file(resolve, () => resolve(null)),
    )
    if (file) found.push({ path, file })
    else unread.push(path)
    return
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  let isEmpty = true
  for (;;) {
    // The API returns a hundred entries per call, until none is left.
    const some = await new Promise<FileSystemEntry[] | null>((resolve) =>
      reader.readEntries(resolve, () => resolve(null)),
    )
    if (some === null) return void unread.push(path)
    if (some.length === 0) break
    isEmpty = false
    for (const inner of some) await walk(inner, `${path}/`, all)
  }
  if (isEmpty) found.push({ path, file: null })
}
