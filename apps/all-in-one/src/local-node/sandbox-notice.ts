import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@zubr/api/database/open'
import { machinesOf } from '@zubr/api/nodes/store'

/** The agent says what holds its servers apart with its first report, soon after it listens. */
const patienceMs = 5_000

/** What to tell whoever started the product where its own node has no sandbox; nothing where it has one. */
export async function sandboxNotice(
  db: Db,
  { nodeName, since }: { nodeName: string; since: Date },
): Promise<string[]> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(100)) {
    const machine = (await machinesOf(db)).find(({ node }) => node.toLowerCase() === nodeName.toLowerCase())
    if (!machine?.runtime || machine.reportedAt < since) continue
    const { kind, lacks } = machine.runtime
    if (kind === 'sandbox') return []
    return [
      "Game servers have NO SANDBOX here: they are mere processes, and owners' plugins and mods can reach this machine.",
      ...lacks.map((lack) => `  lacking ${lack}`),
    ]
  }
  return []
}
