import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { runTool } from '@zubr/process/run-tool'
import { dropLink, serverLinks, serverNamespaces, setForwarding } from './links.ts'
import { forwardedByOthers, readTable } from './nft-table.ts'
import { claimsFolder, claimsIn, hashOf } from './range.ts'
import { tableOf } from './ruleset.ts'

/**
 * Removes the kernel objects of killed agents whose data folder was deleted, as no other agent
 * would.
 */
export async function removeStaleNetworks(): Promise<void> {
  // A failure must not prevent the start. The next agent tries again.
  for (const claim of await claimsIn())
    if (await isGone(claim.dataDir)) await drop(claim).catch(() => undefined)
}

/** On other errors than ENOENT the folder may still be in use. */
const isGone = (folder: string) =>
  stat(folder).then(
    () => false,
    (error: NodeJS.ErrnoException) => folder !== '' && error.code === 'ENOENT',
  )

async function drop({ block, dataDir }: { block: number; dataDir: string }): Promise<void> {
  const hash = hashOf(dataDir)
  const table = await readTable(hash)
  // Before the rules that protect the servers are deleted. Another agent that needs forwarding
  // enables it again.
  const needed = table ? await forwardedByOthers(hash) : []
  // The interface may be gone.
  for (const link of table?.opened ?? [])
    if (!needed.includes(link)) await setForwarding(link, false).catch(() => undefined)
  for (const { index, id } of await serverLinks(hash)) await dropLink(hash, index, id)
  for (const id of await serverNamespaces(hash)) await dropLink(hash, undefined, id)
  // Another agent may do the same concurrently.
  if (table) await runTool('nft', ['delete', 'table', 'inet', tableOf(hash)]).catch(() => undefined)
  // Last, as it is the record of all this. Only if no other agent has claimed it meanwhile.
  const script = '[ "$(cat "$1")" != "$2" ] || rm -f "$1"'
  const file = join(claimsFolder, String(block))
  await runTool('flock', [join(claimsFolder, 'lock'), 'sh', '-c', script, 'sh', file, dataDir])
}
