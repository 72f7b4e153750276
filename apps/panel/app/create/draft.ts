import { plans } from '@zubr/content/plans'
import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { type CoreId, isCoreId } from '@zubr/domain/cores/kinds'
import { type Currency, currencies, type Plan } from '@zubr/domain/plans'
import { type TermMonths, termMonths } from '@zubr/domain/server-life'
import { idempotentRequest } from '../api/idempotent-request.ts'
import { readTabEntry, tabKeys, writeTabEntry } from '../storage.ts'

/** A version of a modpack: its core, and the number of its mods. */
export type PackRuns = { id: string; core: { id: CoreId; version: string }; mods: number }

/** A modpack of a catalogue; its version once it is selected. */
export type CataloguePack = {
  source: AddonSource
  project: string
  name: string
  version: PackRuns | null
}

/** Or the owner's own modpack file, which a page reload loses. */
export type ChosenPack = CataloguePack | { file: File; name: string; version: PackRuns }

/** The input of the creation page; the selected plan is in the address. */
export type Draft = {
  name: string
  subdomain: string
  /** Starts with a core alone or with a modpack; null until selected. */
  begin: 'core' | 'pack' | null
  pack: ChosenPack | null
  /** The kind of core by its id; null for the best available one. */
  core: string | null
  /** Null for the newest stable one. */
  version: string | null
  /** The owner agrees to the game's EULA. */
  eula: boolean
  node: string | null
  /** The term of a paid plan. */
  months: TermMonths
  promo: string
  /** The promo code of the requested price. */
  appliedPromo: string | null
}

const key = tabKeys.newServer

/** The draft in the tab's storage: it survives a reload and a login. */
export function readDraft(): Draft {
  const stored = (readTabEntry(key) ?? {}) as Record<string, unknown>
  const text = (name: keyof Draft) => {
    const value = stored[name]
    return typeof value === 'string' ? value : null
  }
  return {
    name: text('name') ?? '',
    subdomain: text('subdomain') ?? '',
    begin: stored.begin === 'pack' || stored.begin === 'core' ? stored.begin : null,
    pack: keptPack(stored.pack),
    core: text('core'),
    version: text('version'),
    eula: stored.eula === true,
    node: text('node'),
    months: termMonths.find((months) => months === stored.months) ?? 1,
    promo: text('promo') ?? '',
    appliedPromo: text('appliedPromo'),
  }
}

function keptPack(stored: unknown): CataloguePack | null {
  const { source, project, name, version } = (stored ?? {}) as Partial<Record<keyof CataloguePack, unknown>>
  const known = addonSources.find((one) => one === source)
  if (!known || typeof project !== 'string' || typeof name !== 'string') return null
  const { id, core, mods } = (version ?? {}) as {
    id?: unknown
    core?: { id?: unknown; version?: unknown }
    mods?: unknown
  }
  const isWhole =
    typeof id === 'string' &&
    typeof core?.id === 'string' &&
    isCoreId(core.id) &&
    typeof core.version === 'string' &&
    typeof mods === 'number'
  const chosenVersion = isWhole
    ? { id, core: { id: core.id as CoreId, version: core.version as string }, mods }
    : null
  return { source: known, project, name, version: chosenVersion }
}

export function storeDraft(draft: Draft | null): void {
  writeTabEntry(key, draft)
}

/** Open tabs of an earlier version stored the id under this name. */
const invoiceKey = `${key}Bill`

/**
 * The id of the invoice whose payment creates the server. The draft stays until then, in case the
 * payment fails.
 */
export const storeInvoiceId = (id: string | null): void => writeTabEntry(invoiceKey, id)
export function readInvoiceId(): string | null {
  const id = readTabEntry(invoiceKey)
  return typeof id === 'string' ? id : null
}

/** The idempotent request that creates a server, so that a lost response cannot buy it twice. */
export const request = idempotentRequest(`${key}Request`)

/** The plan of a link: by its id, or the first of the edition, or the free one. */
export function planFromSearch(search: URLSearchParams): string {
  const plan = plans.find(({ id }) => id === search.get('plan'))
  if (plan) return plan.id
  const edition = search.get('edition')
  return plans.find(({ group }) => group === edition)?.id ?? 'java-free'
}

/** The term to request: the default is a month, and the free plan has no end. */
export const termOf = (plan: Plan | undefined, { months }: Pick<Draft, 'months'>) =>
  plan?.tier === 'free' || months === 1 ? {} : { months }

/** The core of a link, for example from the site's page about it. */
export function coreFromSearch(search: URLSearchParams): CoreId | null {
  const id = search.get('core')
  return id !== null && isCoreId(id) ? id : null
}

/** The start option of a link, until the visitor selects one. */
export const beginFromSearch = (search: URLSearchParams): 'core' | 'pack' =>
  search.get('begin') === 'pack' ? 'pack' : 'core'

/** The currency in which the site showed its prices. */
export function currencyFromSearch(search: URLSearchParams): Currency | undefined {
  return currencies.find((currency) => currency === search.get('currency'))
}
