import { createHash } from 'node:crypto'
import type { PlannedPort, ServerChange } from '@zubr/contracts/addons/changes'
import { addonsEndpoints } from '@zubr/contracts/addons/endpoints'
import { PackAgreement } from '@zubr/contracts/addons/pack'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import type { BackupContext } from '../backups/make-backup.ts'
import type { AddonCatalogue } from '../catalogue/addon-catalogue.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, type Tx } from '../database/transaction.ts'
import { Refused } from '../http/api-error.ts'
import { type Handlers, routes } from '../http/route.ts'
import { serverGuards } from '../servers/guards.ts'
import { lockActive, lockOwnedServer } from '../servers/owner-actions.ts'
import { addMissingPorts } from '../servers/ports/store.ts'
import { type FoundServer, requireServer, type ServerRow } from '../servers/server-view.ts'
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

type AddonHandlers = Handlers<typeof addonsEndpoints, FoundServer>
type AddonRoutesDeps = Pick<BackupContext, 'catalogue'> & { addons: AddonCatalogue }

/** Addons of an account's servers. Nodes download the files; these endpoints only choose them. */
export function addonsRoutes(accounts: Accounts, { catalogue, addons }: AddonRoutesDeps): FastifyPluginAsync {
  const { db } = accounts
  const changes = new ServerChanges(accounts, catalogue)
  return async (app) => {
    routes(
      app,
      addonsEndpoints,
      serverGuards(accounts),
    )({
      ...planHandlers(db, addons, changes),
      ...changeHandlers(db, changes),
      ...packHandlers(db, addons, changes),
    })
  }
}

/** Begins and mutates the changes of an account's servers. */
class ServerChanges {
  readonly context: BackupContext
  readonly #accounts: Accounts

  constructor(accounts: Accounts, catalogue: BackupContext['catalogue']) {
    this.#accounts = accounts
    this.context = { config: accounts.config, catalogue }
  }

  /**
   * Begins a change that was planned outside the transaction, unless the server changed meanwhile.
   */
  async begin(
    accountId: string,
    row: ServerRow,
    { key, body, find }: { key: string; body: unknown; find(): Promise<FoundChange> },
  ): Promise<ServerChange> {
    const { db, clock } = this.#accounts
    const once = { key, digest: createHash('sha256').update(JSON.stringify(body)).digest('base64url') }
    const before = await changeByKey(db, row.id, key)
    if (before && before.digest !== once.digest) throw new Refused('conflict')
    if (before) return this.#shown(accountId, row.id, before.id)
    activeOnly(row)
    const { ports = [], ...found } = await find()
    const id = await inTransaction(db, async (tx) => {
      const locked = await lockOwnedServer(tx, accountId, row.id)
      const isSame = locked.core.id === row.core.id && locked.core.version === row.core.version
      if (!isSame) throw new Refused('conflict')
      const by = { actor: { accountId }, now: clock() }
      const begun = await beginChange(tx, this.context, locked, { ...found, once, ...by })
      if ('refused' in begun) throw refusalOf(begun, locked)
      await addMissingPorts(tx, locked, { wanted: ports, ...by })
      return begun.id
    })
    return this.#shown(accountId, row.id, id)
  }

  /** Applies `mutate` to the locked server in one transaction. */
  async mutate(
    accountId: string,
    { id, change }: { id: string; change: string },
    mutate: (tx: Tx, row: ServerRow, now: Date) => Promise<void>,
    lock: typeof lockActive = lockActive,
  ): Promise<ServerChange> {
    const { db, clock } = this.#accounts
    await inTransaction(db, async (tx) => mutate(tx, await lock(tx, { accountId, id }), clock()))
    return this.#shown(accountId, id, change)
  }

  async #shown(accountId: string, id: string, change: string): Promise<ServerChange> {
    const { db, config } = this.#accounts
    const { row } = await requireServer(db, config, accountId, id)
    const found = (await changesView(db, row)).find((each) => each.id === change)
    if (!found) throw new Refused('not_found')
    return found
  }
}

function activeOnly({ contract }: ServerRow): void {
  if (contract !== 'active') throw new Refused('server_not_active', { contract })
}

async function openChangeOf(tx: Tx, row: ServerRow, id: string) {
  const [known] = await tx
    .select({ serverId: serverChanges.serverId })
    .from(serverChanges)
    .where(eq(serverChanges.id, id))
  if (known?.serverId !== row.id) throw new Refused('not_found')
  const found = await openChange(tx, eq(serverChanges.id, id))
  if (!found) throw new Refused('conflict')
  return found
}

function planHandlers(db: Db, addons: AddonCatalogue, changes: ServerChanges) {
  // A file on disk may have a name that is no valid text. It is not stored and counts as unknown.
  const withPresent = { bodyLimit: maxPresentBytes }
  return {
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
        changes.begin(accountId, row, {
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
  } satisfies Partial<AddonHandlers>
}

function changeHandlers(db: Db, changes: ServerChanges) {
  return {
    'GET /api/servers/:id/changes': async ({ server }) => changesView(db, server.row),

    'POST /api/servers/:id/changes/:change/undo': async ({ session: { accountId }, params }) =>
      changes.mutate(accountId, params, async (tx, row, now) => {
        const [found] = await tx.select().from(serverChanges).where(eq(serverChanges.id, params.change))
        if (found?.serverId !== row.id) throw new Refused('not_found')
        const begun = await beginUndo(tx, changes.context, row, found, { actor: { accountId }, now })
        if (begun !== 'begun') throw new Refused(begun)
      }),

    'POST /api/servers/:id/changes/:change/cancel': async ({ session: { accountId }, params }) =>
      changes.mutate(
        accountId,
        params,
        async (tx, row, now) => {
          if (!(await cancelChange(tx, row, await openChangeOf(tx, row, params.change), now)))
            throw new Refused('conflict')
        },
        (tx, input) => lockOwnedServer(tx, input.accountId, input.id),
      ),

    'POST /api/servers/:id/changes/:change/agree': async ({ session: { accountId }, params, body }) =>
      changes.mutate(accountId, params, async (tx, row, now) => {
        const agreement = { ...PackAgreement.parse(body ?? {}), now }
        const agreed = await agreeToPack(
          tx,
          changes.context,
          row,
          await openChangeOf(tx, row, params.change),
          agreement,
        )
        if ('refused' in agreed) throw refusalOf(agreed, row)
      }),
  } satisfies Partial<AddonHandlers>
}

function packHandlers(db: Db, addons: AddonCatalogue, changes: ServerChanges) {
  return {
    'GET /api/servers/:id/changes/:change/pack': async ({ params, server }) => {
      const pack = await packPreview(db, server.row, params.change)
      if (!pack) throw new Refused('not_found')
      return pack
    },

    'POST /api/servers/:id/pack/known': async ({ body }) =>
      withSourceErrors(addons, () => recognisePack(db, addons, body.sha512)),

    'POST /api/servers/:id/pack': async ({ session: { accountId }, headers, body, server }) =>
      changes.begin(accountId, server.row, {
        key: headers['idempotency-key'],
        body,
        find: () => withSourceErrors(addons, () => findPack(db, addons, body)),
      }),
  } satisfies Partial<AddonHandlers>
}
