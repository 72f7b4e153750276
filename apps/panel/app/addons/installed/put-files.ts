import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { lookUp } from '@zubr/domain/tables/look-up'
import { filesOf } from '../../file-access/context.ts'
import { listOf, sentToTop } from '../../files/uploads/sent.ts'
import { uploadsNow } from '../../files/uploads/use-uploads.ts'

/** What a file of a name is to a server that takes these kinds; undefined if it is nothing to it. */
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

/** How the names of files end that can be put here. */
export const endingsOf = (kinds: readonly AddonKind[], zipKind: 'mod' | 'datapack' = 'datapack'): string[] =>
  ['.jar', '.zip', '.mrpack'].filter((end) => kindOfFile(`x${end}`, kinds, zipKind))

type Putting = {
  server: string
  kinds: readonly AddonKind[]
  zipKind: 'mod' | 'datapack'
  folderOf(kind: InstalledAddon['kind']): string
  /** Of a modpack that has come, whose place is the top. */
  onPack(path: string): void
}

/** Sends files to the folders that they belong in, by the uploads of the file manager; returns the names of those that belong in none. */
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
  for (const [kind, own] of byKind) {
    if (kind === undefined) continue
    const folder = kind === 'modpack' ? '' : folderOf(kind)
    // A server that has not run yet has no such folders; that one is there already is no fault, and all else the upload says.
    for (const path of foldersTo(folder)) await client.call('makeFolder', { path }).catch(() => undefined)
    if (kind !== 'modpack') await uploadsNow().add(server, folder, listOf(own))
    else for (const file of own.slice(0, 1)) onPack(await sentToTop(server, file))
  }
  return (byKind.get(undefined) ?? []).map(({ name }) => name)
}

const foldersTo = (folder: string): string[] => {
  const names = folder === '' ? [] : folder.split('/')
  return names.map((_, index) => names.slice(0, index + 1).join('/'))
}
