import { parseOptions, wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { printable } from '../operators/printable.ts'
import { listWorkflows, type WorkflowView } from './list-workflows.ts'
import type { WorkflowDefinition } from './workflow.ts'

const listUsage = 'workflow list [--kind <kind>] [--stuck]'

/** `npm run zubr -- workflow <verb>`. */
export function workflowCommands(definitions: readonly WorkflowDefinition[]) {
  return {
    list: async ({ db, print, clock }, args) => {
      const rest = args.filter((word) => word !== '--stuck')
      const { positionals, options } = parseOptions(rest, ['kind'], listUsage)
      if (positionals.length > 0) throw new OperatorError(`usage: ${listUsage}`)
      const { kind } = options
      const kinds = definitions.map((each) => each.kind)
      if (kind !== undefined && !kinds.includes(kind))
        throw new OperatorError(`there is no kind ${printable(kind)}; the kinds are ${kinds.join(', ')}`)
      const isStuck = args.includes('--stuck')
      const filter = { ...(kind !== undefined && { kind }), isStuck, now: clock() }
      const found = await listWorkflows(db, definitions, filter)
      if (found.length === 0) print(isStuck ? 'No workflow is stuck.' : 'No workflow is open.')
      for (const workflow of found) print(lineOf(workflow))
    },

    show: async ({ db, print, clock }, args) => {
      const [id] = wordsOf(args, 'workflow show <id>')
      const [found] = await listWorkflows(db, definitions, { id: id.toLowerCase(), now: clock() })
      if (!found) throw new OperatorError(`there is no workflow ${printable(id)}; try: workflow list`)
      print(lineOf(found))
      print(`started: ${found.startedAt.toISOString()}`)
      print(`checks in this phase: ${found.attempts}`)
      if (found.lastError !== null) print(`last error: ${printable(found.lastError)}`)
    },
  } satisfies Record<string, Command>
}

function lineOf({ kind, id, subject, phase, phaseAt, dueAt, isStuck, lastError }: WorkflowView): string {
  const next = dueAt ? `next check ${dueAt.toISOString()}` : 'no check is due'
  const marks = [isStuck && 'stuck', lastError !== null && 'last check failed'].filter(Boolean)
  const mark = marks.length > 0 ? `  (${marks.join(', ')})` : ''
  return `${kind}  ${id}  of ${subject}  ${phase} since ${phaseAt.toISOString()}  ${next}${mark}`
}

export const workflowHelp: Record<keyof ReturnType<typeof workflowCommands>, string> = {
  list: 'workflow list [--kind <kind>] [--stuck]   open workflows with their phases; --stuck: those past their limit',
  show: 'workflow show <id>                        one of them, open or ended, with its last error',
}
