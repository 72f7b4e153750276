import type { ServerChange } from '@zubr/contracts/addons/changes'
import { unread } from '../disk/tree.ts'
import type { DemoServer } from '../memory.ts'
import { fileName, projectWith } from './projects.ts'
import type { Before } from './put.ts'

// Changes from before the visitor's arrival.

type ChangeItem = ServerChange['steps'][number]
type Past = Partial<Pick<ServerChange, 'kind' | 'phase' | 'isSuspect'>> & {
  hoursAgo: number
  steps: ChangeItem[]
  before?: Before
}

const hourMs = 3_600_000
const day = 24

const did = (what: ChangeItem['do'], name: string, from: string | null, to: string | null): ChangeItem => ({
  do: what,
  name,
  from,
  to,
})

/** A plugin's file on the demo disk before the change; `gone`: there was none. */
function file(id: string, number: string, isNew = false): Before[number] {
  const project = projectWith(id)
  const version = project?.versions.find((one) => one.number === number)
  if (!project || !version) throw new Error(`the demo has no ${id} ${number}`)
  const at = Date.now() - version.daysAgo * day * hourMs
  return {
    path: `plugins/${fileName(project, number)}`,
    node: isNew ? null : unread(Math.round(version.mb * 1_048_576), at),
  }
}

/** Newest first. */
function pastOf({ namedAs, view: { core } }: DemoServer): Past[] {
  switch (namedAs) {
    case 'running':
      return [
        {
          hoursAgo: 2 * day + 3,
          steps: [did('update', 'TreeCutter', '2.0', '2.1')],
          before: [file('treecutter', '2.1', true), file('treecutter', '2.0')],
        },
        {
          hoursAgo: 9 * day + 1,
          steps: [did('remove', 'LoudChat', '0.8', null)],
          before: [file('loudchat', '0.8')],
        },
        { hoursAgo: 20 * day + 6, kind: 'core', steps: [did('core', 'Paper', '26.1.1', core.version)] },
        {
          hoursAgo: 34 * day + 2,
          steps: [did('install', 'CoinCore', null, '1.8.2'), did('install', 'StoneBank', null, '2.0.1')],
          before: [file('stonebank', '2.0.1', true), file('coincore', '1.8.2', true)],
        },
        { hoursAgo: 61 * day, phase: 'undone', steps: [did('install', 'OldLifts', null, '1.1')] },
      ]
    // Crashed after the update of a plugin.
    case 'crashed':
      return [
        {
          hoursAgo: 0.4,
          isSuspect: true,
          steps: [did('update', 'HomeDoor', '4.1.3', '4.2.0')],
          before: [file('homedoor', '4.2.0', true), file('homedoor', '4.1.3')],
        },
      ]
    case 'starting':
      return [{ hoursAgo: 58 * day, kind: 'pack', steps: [did('pack', 'Cosy Valley', null, '1.0.0')] }]
    default:
      return []
  }
}

/** The past changes of a demo server, created on first access. */
export function pastChanges(demoServer: DemoServer, now: number): { view: ServerChange; before: Before }[] {
  return pastOf(demoServer).map(({ hoursAgo, steps, before = [], ...fields }) => ({
    view: {
      ...{ id: crypto.randomUUID(), kind: 'addons', phase: 'done', percent: null, failure: null },
      ...{ awaitsStart: false, isSuspect: false, canUndo: false, steps },
      startedAt: new Date(now - hoursAgo * hourMs).toISOString(),
      endedAt: new Date(now - (hoursAgo - 0.01) * hourMs).toISOString(),
      ...fields,
    },
    before,
  }))
}
