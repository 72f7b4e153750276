import { createHash } from 'node:crypto'
import type { PlannedPort, ServerChange } from '@zubr/contracts/addons/changes'
import { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import { PackAgreement } from '@zubr/contracts/addons/pack'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { BackupContext } from '../backups/make-backup.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { serverGuards } from '../servers/guards.ts'
import { lockActive, lockOwn } from '../servers/owner-actions.ts'
import { addMissingPorts } from '../servers/ports/store.ts'
import { requireServer, type ServerRow } from '../servers/server-view.ts'
import { changesView, packPreview } from './addon-view.ts'
import { serverChanges } from './addons-schema.ts'
import {
  beginChange,
  type ChangeRefused,
  cancelChange,
  changeByKey,
  type NewChange,
  openChange,
} from './changes.ts'
import { agreeToPack, findPack } from './packs.ts'
import { changeFromPlan, findPlan, recogniseFiles, targetOf, withSourceErrors } from './plan/find.ts'
import { chosenPorts, plannedPorts } from './plan/ports.ts'
import { recognisePack } from './recognise-pack.ts'
import { beginUndo } from './undo.ts'

/** Fits the addons of a whole server: a thousand files with their hashes and settings. */
const maxPresentBytes = 2 * 1_024 * 1_024

/** `ports` are reserved for the server in the same transaction. */
type FoundChange = Omit<NewChange, 'actor' | 'now'> & { ports?: PlannedPort[] }

const refusalOf = ({ refused }: ChangeRefused, { contract }: ServerRow) =>
  refused === 'not_active' ? new Refused('server_not_active', { contract }) : new Refused(refused)

/** Addons of an account's servers. Nodes download the files; these endpoints only choose them. */
export function addonsRoutes(
  accounts: Accounts,
  { catalogue, addons }: Pick<BackupContext, 'catalogue'> & { addons: AddonCatalogue },
): FastifyPluginAsync {
  const { db, config, clock } = accounts
  const context: BackupContext = { config, catalogue }
  const activeOnly = (row: ServerRow) => {
    if (row.contract !== 'active') throw new Refused('server_not_active', { contract: row.contract })
  }
  const shown = async (accountId: string, id: string, change: string): Promise<ServerChange> => {
    const { row } = await requireServer(db, config, accountId, id)
    const found = (await changesView(db, row)).find((each) => each.id === change)
    if (!found) throw new Refused('not_found')
    return found
  }
  /**
   * Begins a change that was planned outside the transaction, unless the server changed meanwhile.
   */
  const begin = async (
    accountId: string,
    row: ServerRow,
    { key, body, find }: { key: string; body: unknown; find(): Promise<FoundChange> },
  ) => {
    const once = { key, digest: createHash('sha256').update(JSON.stringify(body)).digest('base64url') }
    const before = await changeByKey(db, row.id, key)
    if (before && before.digest !== once.digest) throw new Refused('conflict')
    if (before) return shown(accountId, row.id, before.id)
    activeOnly(row)
    const { ports = [], ...found } = await find()
    const id = await inTransaction(db, async (tx) => {
      const locked = await lockOwn(tx, accountId, row.id)
      const isSame = locked.core.id === row.core.id && locked.core.version === row.core.version
      if (!isSame) throw new Refused('conflict')
      const by = { actor: { accountId }, now: clock() }
      const begun = await beginChange(tx, context, locked, { ...found, once, ...by })
      if ('refused' in begun) throw refusalOf(begun, locked)
      await addMissingPorts(tx, locked, { wanted: ports, ...by })
      return begun.id
    })
    return shown(accountId, row.id, id)
  }
  const change = async (
    accountId: string,
    { id, change: which }: { id: string; change: string },
    act: (tx: Tx, row: ServerRow, now: Date) => Promise<void>,
    lock: typeof lockActive = lockActive,
  ) => {
    await inTransaction(db, async (tx) => act(tx, await lock(tx, { accountId, id }), clock()))
    return shown(accountId, id, which)
  }
  const open = async (tx: Tx, row: ServerRow, id: string) => {
    const [known] = await tx
      .select({ serverId: serverChanges.serverId })
      .from(serverChanges)
      .where(eq(serverChanges.id, id))
    if (known?.serverId !== row.id) throw new Refused('not_found')
    const found = await openChange(tx, eq(serverChanges.id, id))
    if (!found) throw new Refused('conflict')
    return found
  }

  return async (app) => {
    // A file on disk may have a name that is no valid text. It is not stored and counts as unknown.
    const withPresent = { bodyLimit: maxPresentBytes }
    routes(
      app,
      addonsEndpoints,
      serverGuards(accounts),
    )({
      'POST /api/servers/:id/addons/known': {
        ...withPresent,
        config: { replacesUnstorableText: true },
        handle: async ({ body, server }) =>
          withSourceErrors(addons, () => recogniseFiles(addons, targetOf(server.row), body.present)),
      },

      'POST /api/servers/:id/addons/plan': {
        ...withPresent,
        config: { replacesUnstorableText: true },
        handle: async ({ body, server: { row } }) => {
          const plan = await findPlan(addons, targetOf(row), body)
          return { ...plan, ports: await plannedPorts(db, row, plan) }
        },
      },

      'POST /api/servers/:id/addons': {
        ...withPresent,
        handle: async ({ session: { accountId }, headers, body, server: { row } }) =>
          begin(accountId, row, {
            key: headers['idempotency-key'],
            body,
            async find() {
              const { digest, ports = [], ...wanted } = body
              const plan = await findPlan(addons, targetOf(row), wanted)
              if (plan.digest !== digest)
                throw new Refused('conflict', { digest: 'the plan is another by now' })
              const found = changeFromPlan(plan, wanted.present, addons.downloadHosts())
              const chosen = chosenPorts(await plannedPorts(db, row, plan), ports)
              return { kind: 'addons', saves: null, ports: chosen, ...found }
            },
          }),
      },

      'GET /api/servers/:id/changes': async ({ server }) => changesView(db, server.row),

      'POST /api/servers/:id/changes/:change/undo': async ({ session: { accountId }, params }) =>
        change(accountId, params, async (tx, row, now) => {
          const [found] = await tx.select().from(serverChanges).where(eq(serverChanges.id, params.change))
          if (found?.serverId !== row.id) throw new Refused('not_found')
          const begun = await beginUndo(tx, context, row, found, { actor: { accountId }, now })
          if (begun !== 'begun') throw new Refused(begun)
        }),

      'POST /api/servers/:id/changes/:change/cancel': async ({ session: { accountId }, params }) =>
        change(
          accountId,
          params,
          async (tx, row, now) => {
            if (!(await cancelChange(tx, row, await open(tx, row, params.change), now)))
              throw new Refused('conflict')
          },
          (tx, input) => lockOwn(tx, input.accountId, input.id),
        ),

      'POST /api/servers/:id/changes/:change/agree': async ({ session: { accountId }, params, body }) =>
        change(accountId, params, async (tx, row, now) => {
          const agreement = { ...PackAgreement.parse(body ?? {}), now }
          const agreed = await agreeToPack(tx, context, row, await open(tx, row, params.change), agreement)
          if ('refused' in agreed) throw refusalOf(agreed, row)
        }),

      'GET /api/servers/:id/changes/:change/pack': async ({ params, server }) => {
        const pack = await packPreview(db, server.row, params.change)
        if (!pack) throw new Refused('not_found')
        return pack
      },

      'POST /api/servers/:id/pack/known': async ({ body }) =>
        withSourceErrors(addons, () => recognisePack(db, addons, body.sha512)),

      'POST /api/servers/:id/pack': async ({ session: { accountId }, headers, body, server }) =>
        begin(accountId, server.row, {
          key: headers['idempotency-key'],
          body,
          find: () => withSourceErrors(addons, () => findPack(db, addons, body)),
        }),
    })
  }
}
