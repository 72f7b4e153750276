import { type CoreSource, coreSources } from '@zubr/contracts/cores/sources'
import { type CoreId, coreIds, coreKinds, isCoreId } from '@zubr/domain/cores/kinds'
import { and, eq, sql } from 'drizzle-orm'
import { inTransaction } from '../database/transaction.ts'
import { wordsOf } from '../operators/arguments.ts'
import { type Command, OperatorError } from '../operators/command.ts'
import { insertAuditEntry } from '../operators/operator-log.ts'
import { coreSourceSyncs, coreVersions, prefetchedCores } from './cores-schema.ts'
import { latest, offeredCores } from './offers.ts'

/** `npm run zubr -- core <verb>`. */
export const coreCommands = {
  list: async ({ db, print }, args) => {
    wordsOf(args, 'core list')
    const offers = await offeredCores(db)
    if (offers.length === 0) print('The catalogue of cores is empty: npm run zubr -- core sources tells why')
    for (const { id, versions, readySeconds } of offers) {
      const [first] = versions
      const stable = versions.filter(({ channel }) => channel === 'stable').length
      const offered = first
        ? `${String(versions.length).padStart(3)} versions, ${stable} stable; first ${first.version} (build ${first.build})`
        : 'comes with agents'
      print(
        `${id.padEnd(width)}  ${offered}${readySeconds === null ? '' : `; three of four starts within ${readySeconds} s`}`,
      )
    }
    const ahead = await db
      .select()
      .from(prefetchedCores)
      .orderBy(prefetchedCores.core, prefetchedCores.version)
    if (ahead.length > 0) print('Fetched ahead by every node that runs them:')
    for (const { core, version } of ahead) {
      const offered = offers.find(({ id }) => id === core)?.versions ?? []
      const isThere = offered.some((each) => version === latest || each.version === version)
      print(`${core.padEnd(width)}  ${version}${isThere ? '' : '  (not offered: nothing is fetched)'}`)
    }
  },

  sources: async ({ db, print }, args) => {
    wordsOf(args, 'core sources')
    const { source, lastSuccessAt, failures, failure, nextSyncAt } = coreSourceSyncs
    const rows = await db
      .select({ source, readAt: lastSuccessAt, failures, failure, nextAt: nextSyncAt })
      .from(coreSourceSyncs)
    if (rows.length === 0)
      return print(
        'No source has been read yet: the API does so soon after its start, unless CORE_SOURCES is off',
      )
    for (const name of coreSources) {
      const row = rows.find((each) => each.source === name)
      const read = row?.readAt ? `read well at ${minute(row.readAt)}` : 'never read well'
      const trouble = row?.failure
        ? `; failed ${row.failures} ${row.failures === 1 ? 'time' : 'times'} since: ${row.failure}`
        : ''
      print(`${name.padEnd(width)}  ${read}${row ? `, next at ${minute(row.nextAt)}` : ''}${trouble}`)
    }
  },

  read: async ({ db, config, print }, args) => {
    const [name] = wordsOf(args, 'core read <source>')
    const source = sourceFrom(name)
    if (config.coreSources === 'off')
      throw new OperatorError('nothing is read: CORE_SOURCES is off; expected it not to be set, or a mirror')
    await db
      .insert(coreSourceSyncs)
      .values({ source, nextSyncAt: sql`now()` })
      .onConflictDoUpdate({ target: coreSourceSyncs.source, set: { nextSyncAt: sql`now()` } })
    print(`The API reads ${source} within two minutes; npm run zubr -- core sources tells how it went.`)
  },

  believe: async ({ db, print, clock }, args) => {
    const [name] = wordsOf(args, 'core believe <source>')
    const source = sourceFrom(name)
    await inTransaction(db, async (tx) => {
      const changed = await tx
        .update(coreSourceSyncs)
        .set({ acceptsNextSync: true, nextSyncAt: sql`now()` })
        .where(eq(coreSourceSyncs.source, source))
      if (changed.rowCount === 0) throw new OperatorError(`${source} has not been read yet`)
      await insertAuditEntry(tx, clock(), `core ${source}`, 'believed whatever it offers next')
    })
    print(`What ${source} offers at its next reading is taken, however much of it is gone.`)
  },

  ahead: async ({ db, print, clock }, args) => {
    const [core, version] = coreFrom(args, 'core ahead <core> <version>')
    if (version !== latest) {
      const offered = and(eq(coreVersions.core, core), eq(coreVersions.version, version))
      if ((await db.$count(coreVersions, offered)) === 0)
        throw new OperatorError(
          `the catalogue has no ${core} ${version}: expected a version of npm run zubr -- core list, or ${latest}`,
        )
    }
    await inTransaction(db, async (tx) => {
      await tx.insert(prefetchedCores).values({ core, version, addedAt: clock() }).onConflictDoNothing()
      await insertAuditEntry(tx, clock(), `core ${core}`, `${version} is fetched ahead`)
    })
    print(`Every node that runs ${core} fetches ${version} before anybody asks for it.`)
  },

  'not-ahead': async ({ db, print, clock }, args) => {
    const [core, version] = coreFrom(args, 'core not-ahead <core> <version>')
    await inTransaction(db, async (tx) => {
      const gone = await tx
        .delete(prefetchedCores)
        .where(and(eq(prefetchedCores.core, core), eq(prefetchedCores.version, version)))
      if (gone.rowCount === 0) throw new OperatorError(`${core} ${version} is not fetched ahead`)
      await insertAuditEntry(tx, clock(), `core ${core}`, `${version} is not fetched ahead any more`)
    })
    print(`${core} ${version} is fetched when a server wants it.`)
  },
} satisfies Record<string, Command>

export const coreHelp: Record<keyof typeof coreCommands, string> = {
  list: 'core list                        every core of the catalogue, and what is fetched ahead',
  sources: 'core sources                     each source: when it was read well, and what is wrong with it',
  read: 'core read <source>               has a source read within two minutes',
  believe: 'core believe <source>            takes what it offers next, though most of it be gone',
  ahead: `core ahead <core> <version>      nodes fetch it before anybody asks for it; ${latest}: the first of the list`,
  'not-ahead': 'core not-ahead <core> <version>  nodes fetch it when a server wants it',
}

const width = Math.max(...coreIds.map((id) => id.length))
const minute = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

function sourceFrom(name: string): CoreSource {
  const source = coreSources.find((each) => each === name)
  if (!source) throw new OperatorError(`there is no source ${name}: expected ${coreSources.join(', ')}`)
  return source
}

function coreFrom(
  args: readonly string[],
  usage: 'core ahead <core> <version>' | 'core not-ahead <core> <version>',
): [CoreId, string] {
  const [id, version] = wordsOf(args, usage)
  if (!isCoreId(id) || coreKinds[id].from !== 'catalogue')
    throw new OperatorError(
      `the catalogue has no core ${id}: expected ${coreIds.filter((each) => coreKinds[each].from === 'catalogue').join(', ')}`,
    )
  return [id, version]
}
