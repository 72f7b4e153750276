import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@zubr/api/database/open'
import { machinesOf } from '@zubr/api/nodes/store'

/** The agent names its runtime in its first report, soon after it listens. */
const patienceMs = 5_000

/** The notice for the operator if the local node has no sandbox; undefined otherwise. */
export async function sandboxNotice(
  db: Db,
  { nodeName, since }: { nodeName: string; since: Date },
): Promise<string[]> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const machine = (await machinesOf(db)).find(({ node }) => node.toLowerCase() === nodeName.toLowerCase())
    if (!machine?.runtime || machine.reportedAt < since) continue
    const { kind, missingProtections: lacks } = machine.runtime
    if (kind === 'sandbox') return []
    return [
      "Game servers have NO SANDBOX here: they run as ordinary processes, and owners' plugins and " +
        'mods can access this machine.',
      ...lacks.map((lack) => `  lacking ${lack}`),
    ]
  }
  return []
}
