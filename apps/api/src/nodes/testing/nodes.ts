import type { NodeReport } from '@zubr/contracts/nodes'
import type { Db } from '../../database/open.ts'
import { runCommand } from '../../operators/run-command.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { nodeCommands } from '../node-commands.ts'

export const report: NodeReport = {
  load: 12.5,
  memoryUsedBytes: 4_000_000_000,
  memoryTotalBytes: 16_000_000_000,
  diskFreeBytes: 90_000_000_000,
  diskTotalBytes: 200_000_000_000,
  problem: null,
}

/** Creates a node with the operator's command; resolves to its token. */
export async function addNode(db: Db, name: string): Promise<string> {
  const printed: string[] = []
  await runCommand(
    nodeCommands.add,
    {
      db,
      config: { panelUrl: 'http://localhost:3100' },
      catalogue: catalogueForTest,
      clock: () => new Date(),
      print: (line) => printed.push(line),
    },
    [name],
  )
  return printed[1] ?? ''
}

/** Posts a report as an agent does. */
export function sendReport(
  url: string,
  token: string | undefined,
  body: unknown = report,
): Promise<Response> {
  return fetch(`${url}/api/nodes/report`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

/** Moves all stored times of nodes into the past. */
export async function passTime(db: Db, seconds: number): Promise<void> {
  await db.$client.query(
    `update nodes set created_at = created_at - make_interval(secs => $1),
      reported_at = reported_at - make_interval(secs => $1), state_since = state_since - make_interval(secs => $1)`,
    [seconds],
  )
}
