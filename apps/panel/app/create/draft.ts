import { plans } from '@zubr/content/plans'
import { type AddonSource, addonSources } from '@zubr/contracts/catalogue/catalogue-constants'
import { type CoreId, isCoreId } from '@zubr/domain/cores/kinds'
import { type Currency, currencies, type Plan } from '@zubr/domain/plans'
import { type TermMonths, termMonths } from '@zubr/domain/server-life'
import { requestKept } from '../api/request-kept.ts'
import { keepForTab, keptForTab, tabKeys } from '../storage.ts'

/** A version of a modpack: the core that it names, and the mods that it brings. */
export type PackRuns = { id: string; core: { id: CoreId; version: string }; mods: number }

/** A modpack of a catalogue that a server begins with; its version once that is chosen. */
export type CataloguePack = {
  source: AddonSource
  project: string
  name: string
  version: PackRuns | null
}

/** Or one of its owner's own, which a reload of the page loses. */
export type ChosenPack = CataloguePack | { file: File; name: string; version: PackRuns }

/** What was typed on the page of creation; the chosen plan stands in the address. */
export type Draft = {
  name: string
  subdomain: string
  /** With a core alone, or with a modpack; null until one is chosen. */
  begin: 'core' | 'pack' | null
  pack: ChosenPack | null
  /** The kind of core by its id; null for the best that can be had. */
  core: string | null
  /** Null for its newest stable one. */
  version: string | null
  /** The owner agrees to the game's terms of use. */
  eula: boolean
  node: string | null
  /** For how long a paid plan is bought. */
  months: TermMonths
  promo: string
  /** The code that the price is asked with. */
  appliedPromo: string | null
}

const key = tabKeys.newServer

/** It survives a reload and the way to the login, and ends with the tab. */
export function keptDraft(): Draft {
  const kept = (keptForTab(key) ?? {}) as Record<string, unknown>
  const text = (name: keyof Draft) => {
    const value = kept[name]
    return typeof value === 'string' ? value : null
  }
  return {
    name: text('name') ?? '',
    subdomain: text('subdomain') ?? '',
    begin: kept.begin === 'pack' || kept.begin === 'core' ? kept.begin : null,
    pack: keptPack(kept.pack),
    core: text('core'),
    version: text('version'),
    eula: kept.eula === true,
    node: text('node'),
    months: termMonths.find((months) => months === kept.months) ?? 1,
    promo: text('promo') ?? '',
    appliedPromo: text('appliedPromo'),
  }
}

function keptPack(kept: unknown): CataloguePack | null {
  const { source, project, name, version } = (kept ?? {}) as Partial<Record<keyof CataloguePack, unknown>>
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
  const own = isWhole ? { id, core: { id: core.id as CoreId, version: core.version as string }, mods } : null
  return { source: known, project, name, version: own }
}

export function keepDraft(draft: Draft | null): void {
  keepForTab(key, draft)
}

const billKey = `${key}Bill`

/** The bill, by its id, whose payment creates what was typed: until then it stays, in case that nothing comes of it. */
export const keepBill = (id: string | null): void => keepForTab(billKey, id)
export function keptBill(): string | null {
  const id = keptForTab(billKey)
  return typeof id === 'string' ? id : null
}

/** The request that creates a server: the same is never bought twice because an answer got lost. */
export const request = requestKept(`${key}Request`)

/** The plan that a link asks for: by its id, else the first of the edition, else the free one. */
export function askedPlan(search: URLSearchParams): string {
  const plan = plans.find(({ id }) => id === search.get('plan'))
  if (plan) return plan.id
  const edition = search.get('edition')
  return plans.find(({ group }) => group === edition)?.id ?? 'java-free'
}

/** For how long a plan is asked for: what is not said is a month, and the free plan has no end. */
export const termOf = (plan: Plan | undefined, { months }: Pick<Draft, 'months'>) =>
  plan?.tier === 'free' || months === 1 ? {} : { months }

/** The kind of core that a link asks for, as the site's page about it does; whoever then chooses another one has that. */
export function askedCore(search: URLSearchParams): CoreId | null {
  const id = search.get('core')
  return id !== null && isCoreId(id) ? id : null
}

/** What a link asks to begin with, until whoever came has chosen. */
export const askedBegin = (search: URLSearchParams): 'core' | 'pack' =>
  search.get('begin') === 'pack' ? 'pack' : 'core'

/** The currency in which the site showed its prices to who came from there. */
export function askedCurrency(search: URLSearchParams): Currency | undefined {
  return currencies.find((currency) => currency === search.get('currency'))
}
