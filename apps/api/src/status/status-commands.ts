import { defineCommand, OperatorError, type Shell } from '../operators/command.ts'
import { impactOf, nodesOf, numberOf, timeOf } from './command-options.ts'
import { linesOf, listOf } from './incident-lines.ts'
import {
  editIncident,
  endIncident,
  type IncidentChange,
  incidentDetails,
  listIncidents,
  openIncident,
  planMaintenance,
  removeIncident,
  updateIncident,
} from './incident-service.ts'
import { readTexts } from './incident-texts.ts'

const usage = {
  open: 'incident open [--nodes a,b] [--impact none|degraded|down] [--state …] [--from time] <text.ru.md> …',
  plan: 'incident plan --from time --to time [--nodes a,b] [--impact none|degraded|down] <text.ru.md> …',
  update: 'incident update <id> [--state …] [text.ru.md] …',
  resolve: 'incident resolve <id> [text.ru.md] …',
  cancel: 'incident cancel <id> [text.ru.md] …',
  edit: 'incident edit <id> [--nodes a,b] [--impact …] [--from time] [--to time] [--update n] [text.ru.md] …',
} as const

const idArg = { type: 'positional', description: 'The number that `incident list` shows.' } as const
const textsArg = {
  type: 'positional',
  description: 'Markdown files, one for each language; `# Title` is the first line of an announcement.',
  required: false,
  rest: 'words',
} as const
const nodesArg = { type: 'string', description: 'Names of nodes, with commas.', valueHint: 'a,b' } as const
const impactArg = {
  type: 'string',
  description: 'none, degraded or down.',
  valueHint: 'impact',
} as const
const fromArg = {
  type: 'string',
  description: 'A time such as 2026-12-01T22:00Z.',
  valueHint: 'time',
} as const
const toArg = { ...fromArg, description: 'The end, a time such as 2026-12-02T01:00+03:00.' } as const
const stateArg = {
  type: 'string',
  description: 'investigating, identified or monitoring; in_progress for maintenance.',
  valueHint: 'state',
} as const

const stateLines = (change: IncidentChange) => [`${nameOf(change)}: ${change.state}.`]

const nameOf = ({ kind, id }: Pick<IncidentChange, 'kind' | 'id'>) =>
  `${kind === 'incident' ? 'Incident' : 'Maintenance'} ${id}`

/** `npm run zubr -- incident <verb>`. */
export const incidentCommands = {
  open: defineCommand({
    name: 'incident open',
    description: 'Announces an incident.',
    args: { nodes: nodesArg, impact: impactArg, state: stateArg, from: fromArg, texts: textsArg },
    usage: usage.open,
    run: async (operator, args, { folder }) => {
      if (args.texts.length === 0) throw new OperatorError(`expected a text; usage: ${usage.open}`)
      return openIncident(operator, {
        startsAt: args.from === undefined ? undefined : timeOf('from', args.from),
        texts: await readTexts(args.texts, { folder, titles: 'needed' }),
        impact: impactOf(args.impact ?? 'degraded'),
        nodes: await nodesOf(operator.db, args.nodes ?? ''),
        state: args.state,
      })
    },
    text: ({ id }) => [`Incident ${id} is open. Next: incident update ${id} …, incident resolve ${id}`],
  }),

  plan: defineCommand({
    name: 'incident plan',
    description: 'Announces maintenance.',
    args: { nodes: nodesArg, impact: impactArg, from: fromArg, to: toArg, texts: textsArg },
    usage: usage.plan,
    run: async (operator, args, { folder }) => {
      if (args.texts.length === 0) throw new OperatorError(`expected a text; usage: ${usage.plan}`)
      if (args.from === undefined || args.to === undefined)
        throw new OperatorError(`expected --from and --to; usage: ${usage.plan}`)
      return planMaintenance(operator, {
        startsAt: timeOf('from', args.from),
        endsAt: timeOf('to', args.to),
        texts: await readTexts(args.texts, { folder, titles: 'needed' }),
        impact: impactOf(args.impact ?? 'down'),
        nodes: await nodesOf(operator.db, args.nodes ?? ''),
      })
    },
    text: ({ id }) => [
      `Maintenance ${id} is planned. It begins and ends by the clock; \`incident cancel ${id}\` cancels it.`,
    ],
  }),

  update: defineCommand({
    name: 'incident update',
    description: 'Adds an update to an incident or maintenance.',
    args: { id: idArg, state: stateArg, texts: textsArg },
    usage: usage.update,
    run: async (operator, { id, state, texts }, { folder }) => {
      const number = incidentNumber(id)
      if (texts.length === 0 && state === undefined)
        throw new OperatorError(`expected a text or --state; usage: ${usage.update}`)
      const written = await readTexts(texts, { folder, titles: 'refused' })
      return updateIncident(operator, { id: number, state, texts: written })
    },
    text: stateLines,
  }),

  resolve: endCommand('resolve', 'Ends an incident, or maintenance before its time.'),
  cancel: endCommand('cancel', 'Cancels maintenance.'),

  list: defineCommand({
    name: 'incident list',
    description: 'Lists every incident and maintenance, unfinished ones first.',
    run: (operator) => listIncidents(operator),
    text: listOf,
  }),

  show: defineCommand({
    name: 'incident show',
    description: 'Shows an incident with its numbered updates.',
    args: { id: idArg },
    run: (operator, { id }) => incidentDetails(operator, { id: incidentNumber(id) }),
    text: linesOf,
  }),

  edit: defineCommand({
    name: 'incident edit',
    description: 'Changes texts, adds a language, or moves the window; --update 1 is the first text.',
    args: {
      ...{ id: idArg, nodes: nodesArg, impact: impactArg, from: fromArg, to: toArg },
      update: { type: 'string', description: 'The number of an update.', valueHint: 'n' },
      texts: textsArg,
    },
    usage: usage.edit,
    run: async (operator, args, shell) => {
      const { nodes, impact, from, to } = args
      const id = incidentNumber(args.id)
      if (args.texts.length === 0 && [nodes, impact, from, to].every((value) => value === undefined))
        throw new OperatorError(`expected something to change; usage: ${usage.edit}`)
      const update = updateNumber(args.update)
      const titles = update === 1 ? 'allowed' : 'refused'
      return editIncident(operator, {
        id,
        update,
        texts: await readTexts(args.texts, { folder: shell.folder, titles }),
        nodes: nodes === undefined ? undefined : await nodesOf(operator.db, nodes),
        startsAt: from === undefined ? undefined : timeOf('from', from),
        endsAt: to === undefined ? undefined : timeOf('to', to),
        impact: impact === undefined ? undefined : impactOf(impact),
      })
    },
    text: (change) => [`${nameOf(change)} is changed.`],
  }),

  remove: defineCommand({
    name: 'incident remove',
    description: 'Removes an incident as if it had never been announced.',
    args: { id: idArg },
    run: (operator, { id }) => removeIncident(operator, { id: incidentNumber(id) }),
    text: ({ id }) => [`Incident ${id} is removed, with all its updates.`],
  }),
}

function endCommand(how: 'resolve' | 'cancel', description: string) {
  return defineCommand({
    name: `incident ${how}`,
    description,
    args: { id: idArg, texts: textsArg },
    usage: usage[how],
    run: async (operator, { id, texts }, { folder }: Shell) =>
      endIncident(operator, {
        id: incidentNumber(id),
        how,
        texts: await readTexts(texts, { folder, titles: 'refused' }),
      }),
    text: stateLines,
  })
}

const incidentNumber = (text: string) =>
  numberOf(text, 'the number of an incident, as `incident list` shows it')

const updateNumber = (text: string | undefined) =>
  text === undefined ? 1 : numberOf(text, 'the number of an update, as `incident show` shows it')
