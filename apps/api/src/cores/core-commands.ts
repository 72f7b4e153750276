import { coreIds } from '@zubr/domain/cores/kinds'
import { defineCommand } from '../operators/command.ts'
import {
  acceptNextSync,
  type CoreOverview,
  coreOverview,
  prefetchCore,
  type SourceStatus,
  sourceStatuses,
  stopPrefetchingCore,
  syncSource,
} from './core-service.ts'
import { latest } from './offers.ts'

const sourceArg = { type: 'positional', description: 'The name of the source.' } as const
const prefetchArgs = {
  core: { type: 'positional', description: 'The id of the core.' },
  version: { type: 'positional', description: `A version, or ${latest} for the first of the list.` },
} as const

/** `npm run zubr -- core <verb>`. */
export const coreCommands = {
  list: defineCommand({
    name: 'core list',
    description: 'Lists the cores of the catalogue, and the versions that nodes fetch ahead.',
    run: (operator) => coreOverview(operator),
    text: overviewLines,
  }),

  sources: defineCommand({
    name: 'core sources',
    description: 'Shows when each source was read, and its failures.',
    run: (operator) => sourceStatuses(operator),
    text: (statuses) =>
      statuses.length === 0
        ? [
            'No source has been read yet: the API reads them soon after its start, unless CORE_SOURCES is off.',
          ]
        : statuses.map(sourceLine),
  }),

  read: defineCommand({
    name: 'core read',
    description: 'Reads a source within two minutes.',
    args: { source: sourceArg },
    run: syncSource,
    text: ({ source }) => [
      `The API reads ${source} within two minutes. To see the result: npm run zubr -- core sources`,
    ],
  }),

  believe: defineCommand({
    name: 'core believe',
    description: 'Accepts the next answer of a source, even if most versions are gone.',
    args: { source: sourceArg },
    run: acceptNextSync,
    text: ({ source }) => [`The next answer of ${source} is accepted, however many versions are gone.`],
  }),

  ahead: defineCommand({
    name: 'core ahead',
    description: 'Has the nodes fetch a version before a server needs it.',
    args: prefetchArgs,
    run: prefetchCore,
    text: ({ core, version }) => [
      `Every node that runs ${core} fetches ${version} before a server needs it.`,
    ],
  }),

  'not-ahead': defineCommand({
    name: 'core not-ahead',
    description: 'Has the nodes fetch a version only when a server needs it.',
    args: prefetchArgs,
    run: stopPrefetchingCore,
    text: ({ core, version }) => [`${core} ${version} is fetched when a server needs it.`],
  }),
}

const width = Math.max(...coreIds.map((id) => id.length))
const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function* overviewLines({ cores, prefetched }: CoreOverview): Generator<string> {
  if (cores.length === 0) yield 'The catalogue of cores is empty. To see why: npm run zubr -- core sources'
  for (const { id, versions, readySeconds } of cores) {
    const [first] = versions
    const stable = versions.filter(({ channel }) => channel === 'stable').length
    const offered = first
      ? `${String(versions.length).padStart(3)} versions, ${stable} stable; first ${first.version} ` +
        `(build ${first.build})`
      : 'comes with agents'
    const starts = readySeconds === null ? '' : `; three of four starts within ${readySeconds} s`
    yield `${id.padEnd(width)}  ${offered}${starts}`
  }
  if (prefetched.length > 0) yield 'Fetched ahead by every node that runs them:'
  for (const { core, version, isOffered } of prefetched)
    yield `${core.padEnd(width)}  ${version}${isOffered ? '' : '  (not offered: nothing is fetched)'}`
}

function sourceLine({ source, sync }: SourceStatus): string {
  const success = sync?.lastSuccessAt ? `last success ${minute(sync.lastSuccessAt)}` : 'no success yet'
  const next = sync ? `, next at ${minute(sync.nextSyncAt)}` : ''
  const failures = sync?.failure
    ? `; failed ${sync.failures} ${sync.failures === 1 ? 'time' : 'times'} since: ${sync.failure}`
    : ''
  return `${source.padEnd(width)}  ${success}${next}${failures}`
}
