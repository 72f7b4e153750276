import { defineCommand } from '../operators/command.ts'
import { OperatorError } from '../operators/operator.ts'
import { printable } from '../operators/printable.ts'
import { listWorkflows, type WorkflowView } from './list-workflows.ts'
import type { WorkflowDefinition } from './workflow.ts'

/** `npm run zubr -- workflow <verb>`. */
export function workflowCommands(definitions: readonly WorkflowDefinition[]) {
  const kinds = definitions.map((each) => each.kind)
  return {
    list: defineCommand({
      name: 'workflow list',
      description: 'Lists the open workflows with their phases.',
      args: {
        kind: { type: 'string', description: `One of ${kinds.join(', ')}.`, valueHint: 'kind' },
        stuck: { type: 'boolean', description: 'Only those that stay in a phase for too long.' },
      },
      async run({ db, clock }, { kind, stuck }) {
        if (kind !== undefined && !kinds.includes(kind))
          throw new OperatorError(`there is no kind ${printable(kind)}; the kinds are ${kinds.join(', ')}`)
        const filter = { ...(kind !== undefined && { kind }), isStuck: stuck, now: clock() }
        return listWorkflows(db, definitions, filter)
      },
      text: (found, { stuck }) =>
        found.length === 0 ? [stuck ? 'No workflow is stuck.' : 'No workflow is open.'] : found.map(lineOf),
    }),

    show: defineCommand({
      name: 'workflow show',
      description: 'Shows a workflow, open or ended, with its last error.',
      args: { id: { type: 'positional', description: 'The id, as `workflow list` prints it.' } },
      async run({ db, clock }, { id }) {
        const [found] = await listWorkflows(db, definitions, { id: id.toLowerCase(), now: clock() })
        if (!found) throw new OperatorError(`there is no workflow ${printable(id)}; try: workflow list`)
        return found
      },
      text: (found) => [
        lineOf(found),
        `started: ${found.startedAt.toISOString()}`,
        `checks in this phase: ${found.attempts}`,
        ...(found.lastError === null ? [] : [`last error: ${printable(found.lastError)}`]),
      ],
    }),
  }
}

function lineOf({ kind, id, subject, phase, phaseAt, dueAt, isStuck, lastError }: WorkflowView): string {
  const next = dueAt ? `next check ${dueAt.toISOString()}` : 'no check is due'
  const marks = [isStuck && 'stuck', lastError !== null && 'last check failed'].filter(Boolean)
  const mark = marks.length > 0 ? `  (${marks.join(', ')})` : ''
  return `${kind}  ${id}  of ${subject}  ${phase} since ${phaseAt.toISOString()}  ${next}${mark}`
}
