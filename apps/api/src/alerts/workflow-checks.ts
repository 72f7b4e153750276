import { listWorkflows } from '../workflows/list-workflows.ts'
import type { WorkflowDefinition } from '../workflows/workflow.ts'
import { type CheckInput, type CheckResult, listed } from './problem.ts'

const prefix = 'workflow_stuck:'
/** The alert of archives before all workflows had one. An open one is closed. */
const formerKey = 'archives_stuck'

/** Workflows that stay in a phase for longer than its limit. One alert per kind. */
export async function checkWorkflows(
  { tx }: Pick<CheckInput, 'tx'>,
  definitions: readonly WorkflowDefinition[],
  now: Date,
): Promise<CheckResult> {
  const stuck = await listWorkflows(tx, definitions, { isStuck: true, now })
  return {
    problems: [...Map.groupBy(stuck, ({ kind }) => kind)].map(([kind, rows]) => ({
      key: prefix + kind,
      what: `Workflows of the kind ${kind} are stuck: ${listed(rows.map(({ subject, phase }) => `${subject} (${phase})`))},`,
      since: rows[0]?.phaseAt ?? now,
      advice:
        '`npm run zubr -- workflow list --stuck` shows their phases and errors; read the log of the ' +
        'API, and for servers the log of the node.',
    })),
    covers: (key) => key.startsWith(prefix) || key === formerKey,
    ended: (key) =>
      `no workflow of the kind ${key === formerKey ? 'server_archive' : key.slice(prefix.length)} is stuck`,
  }
}
