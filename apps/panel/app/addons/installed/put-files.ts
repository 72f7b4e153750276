import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { lookUp } from '@zubr/domain/tables/look-up'
import { filesOf } from '../../file-access/context.ts'
import { fileListOf, uploadToRoot } from '../../files/uploads/upload-to-root.ts'
import { ensureUploadStore } from '../../files/uploads/use-uploads.ts'

/** The kind of a file on a server that takes these kinds; undefined if it takes none such. */
export function kindOfFile(
  name: string,
  kinds: readonly AddonKind[],
  zipKind: 'mod' | 'datapack' = 'datapack',
): AddonKind | undefined {
  const kind: Record<string, AddonKind | undefined> = {
    jar: kinds.find((one) => one === 'plugin' || one === 'mod'),
    zip: kinds.find((one) => one === zipKind),
    mrpack: kinds.find((one) => one === 'modpack'),
  }
  return lookUp(kind, /\.(jar|zip|mrpack)$/i.exec(name)?.[1]?.toLowerCase() ?? '')
}

/** Accepted file extensions. */
export const endingsOf = (kinds: readonly AddonKind[], zipKind: 'mod' | 'datapack' = 'datapack'): string[] =>
  ['.jar', '.zip', '.mrpack'].filter((end) => kindOfFile(`x${end}`, kinds, zipKind))

type Putting = {
  server: string
  kinds: readonly AddonKind[]
  zipKind: 'mod' | 'datapack'
  folderOf(kind: InstalledAddon['kind']): string
  /** A modpack was uploaded to the server's root folder. */
  onPack(path: string): void
}

/**
 * Uploads files through the file manager into the folders of their kinds.
 * Returns the names of files without a kind.
 */
export async function putFiles(
  files: readonly File[],
  { server, kinds, zipKind, folderOf, onPack }: Putting,
): Promise<string[]> {
  const byKind = new Map<ReturnType<typeof kindOfFile>, File[]>()
  for (const file of files) {
    const kind = kindOfFile(file.name, kinds, zipKind)
    byKind.set(kind, [...(byKind.get(kind) ?? []), file])
  }
  const client = filesOf(server)
  for (const [kind, kindFiles] of byKind) {
    if (kind === undefined) continue
    const folder = kind === 'modpack' ? '' : folderOf(kind)
    // A server that has not run yet has no such folders. An existing folder is no error, and the
    // upload reports any other.
    for (const path of foldersTo(folder)) await client.call('makeFolder', { path }).catch(() => undefined)
    if (kind !== 'modpack') await ensureUploadStore().add(server, folder, fileListOf(kindFiles))
    else for (const file of kindFiles.slice(0, 1)) onPack(await uploadToRoot(server, file))
  }
  return (byKind.get(undefined) ?? []).map(({ name }) => name)
}

const foldersTo = (folder: string): string[] => {
  const names = folder === '' ? [] : folder.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
