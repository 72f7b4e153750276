import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '@zubr/process/run-tool'
import { keptTable, openedByOthers } from './kept-table.ts'
import { dropLink, passOn, serverLinks, serverNamespaces } from './links.ts'
import { claimsFolder, claimsIn, hashOf } from './range.ts'
import { tableOf } from './ruleset.ts'

/** Takes away what agents have left in the kernel that were killed, and whose data folder was deleted: nobody else ever will. */
export async function dropGone(): Promise<void> {
  // What could not be taken away keeps no server from starting; the next agent tries again.
  for (const claim of await claimsIn())
    if (await isGone(claim.dataDir)) await drop(claim).catch(() => undefined)
}

/** A folder that can't be looked at for another reason may still be somebody's. */
const isGone = (folder: string) =>
  stat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => folder !== '' && error.code === 'ENOENT',
  )

async function drop({ block, dataDir }: { block: number; dataDir: string }): Promise<void> {
  const hash = hashOf(dataDir)
  const kept = await keptTable(hash)
  // Before the rules go that let through what is servers' alone; whoever needs it opens it anew.
  const needed = kept ? await openedByOthers(hash) : []
  for (const link of kept?.opened ?? [])
    if (!needed.includes(link)) await passOn(link, false).catch(() => undefined)
  for (const { index, id } of await serverLinks(hash)) await dropLink(hash, index, id)
  for (const id of await serverNamespaces(hash)) await dropLink(hash, undefined, id)
  // Another agent may do the same at this moment.
  if (kept) await runTool('nft', ['delete', 'table', 'inet', tableOf(hash)]).catch(() => undefined)
  // Last, since it is what tells of all this; and not if it is somebody else's by now.
  const script = '[ "$(cat "$1")" != "$2" ] || rm -f "$1"'
  const file = join(claimsFolder, String(block))
  await runTool('flock', [join(claimsFolder, 'lock'), 'sh', '-c', script, 'sh', file, dataDir])
}
