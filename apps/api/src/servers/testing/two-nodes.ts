import type { CoreId } from '@zubr/domain/cores/kinds'
import { fakeCoreSourcesForTest, readForTest } from '../../cores/testing/cores.ts'
import { credit, customerForTest, hostingForTest, nodeForTest, sayServers } from './servers.ts'

/** Two nodes that run these catalogue cores, and two customers with money. */
export async function twoNodesForTest(runs: CoreId[]) {
  const hosting = await hostingForTest()
  const tokens = [await nodeForTest(hosting, 'minsk-1'), await nodeForTest(hosting, 'minsk-2')] as const
  const runtime = { kind: 'sandbox' as const, verified: true, missingProtections: [] }
  const says = { runs, runtime, architecture: 'x64' as const }
  for (const token of tokens) await sayServers(hosting.url, token, says)
  await readForTest(hosting.db, await fakeCoreSourcesForTest())
  const [anna, boris] = [await customerForTest(hosting, 'anna'), await customerForTest(hosting, 'boris')]
  for (const { accountId } of [anna, boris]) await credit(hosting.db, accountId, 100_000)
  return { hosting, tokens, says, anna, boris }
}
