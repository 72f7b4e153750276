import { landingVariants } from '@zubr/content/brand'
import { discountPercent, plans } from '@zubr/content/plans'
import type { Me } from '@zubr/contracts/accounts'
import { exampleRuns } from '@zubr/contracts/cores/examples'
import type { ExampleKey, ExamplePlace } from '@zubr/contracts/example-servers'
import type { Balance, Money } from '@zubr/contracts/payments/balance'
import type { Invoice } from '@zubr/contracts/payments/invoices'
import type { Activity } from '@zubr/contracts/servers/history'
import type { NodeChoice, Server } from '@zubr/contracts/servers/server'
import { planOf } from '@zubr/domain/plans'
import { monthlyPrice } from '@zubr/domain/price'
import { dayMs, type Life } from '@zubr/domain/server-life'
import type { PaidPeriod } from '@zubr/domain/terms/plan-change'
import type { DemoMessages } from '@zubr/i18n/demo/en'
import type { Locale } from '@zubr/i18n/locales'
import type { ConsoleLog } from './console/console-log.ts'
import { core } from './core.ts'
import type { Run, Use } from './servers/usage.ts'

/** A demo server: its view in the API, and the demo's own state. */
export type DemoServer = {
  view: Server
  /** The example whose translated name it has until it is renamed; null for a new server. */
  namedAs: ExampleKey | null
  life: Life
  /** Periods paid by the visitor; example servers were paid monthly at today's price. */
  paid?: PaidPeriod[]
  /** Newest first. */
  journal: Activity['entries']
  runs: Run[]
  use: Use
  port: number
  log: ConsoleLog
  /** Pending simulated events. */
  timers: Set<ReturnType<typeof setTimeout>>
}

/** The demo's state, which lives as long as the page. */
export type Memory = {
  locale: Locale
  me: Me
  sessions: { token: string; createdAt: string; updatedAt: string; ipAddress: string; userAgent: string }[]
  /** Oldest first. */
  entries: Balance['entries']
  /** Oldest first. */
  invoices: Invoice[]
  servers: DemoServer[]
  /** The server or invoice of each idempotent request, by its key. */
  once: Map<string, string>
}

const messageModules = import.meta.glob<Record<string, DemoMessages>>('./??.ts', {
  base: '../../../../packages/i18n/src/demo',
  eager: true,
})

/** All languages are in the bundle: the demo changes its language without a connection. */
export function demoMessagesOf({ locale }: Pick<Memory, 'locale'>): DemoMessages {
  const messages = messageModules[`./${locale}.ts`]?.[locale]
  if (!messages) throw new Error(`no messages of the demo in ${locale}`)
  return messages
}

export const nodeNames: Record<ExamplePlace, string> = {
  usual: 'Minsk-1',
  busy: 'Brest-1',
  troubled: 'Brest-2',
  silent: 'Warsaw-1',
}

const able = { cores: [core], runs: [...exampleRuns] }

export const nodes: NodeChoice[] = [
  { name: nodeNames.busy, capacity: 'full', ...able },
  // An older machine, which cannot run Mojang's Bedrock server.
  {
    name: nodeNames.troubled,
    capacity: 'available',
    cores: [core],
    runs: exampleRuns.filter((id) => id !== 'bedrock-dedicated'),
  },
  { name: nodeNames.usual, capacity: 'available', ...able },
  { name: nodeNames.silent, capacity: 'unknown', cores: [], runs: [] },
]

/** Simulated pings in milliseconds. */
export const pings: Record<string, number> = {
  [nodeNames.usual]: 14,
  [nodeNames.busy]: 21,
  [nodeNames.troubled]: 22,
  [nodeNames.silent]: 38,
}

/** The promo codes that the site currently advertises. */
export const promoCodes = Object.values(landingVariants).map(({ promoCode, promoPercent }) => ({
  code: promoCode,
  percent: promoPercent,
}))

export function balanceOf({ entries }: Memory): Money {
  return { currency: 'BYN', minor: entries.reduce((sum, { money }) => sum + money.minor, 0) }
}

/** The remaining bonus money; purchases use it first. */
export function bonusOf({ entries }: Memory): Money {
  const step = (bonus: number, { kind, money: { minor } }: Balance['entries'][number]) =>
    minor < 0 ? Math.max(0, bonus + minor) : kind === 'refund' ? bonus + minor : bonus
  return { currency: 'BYN', minor: entries.reduce(step, 0) }
}

/** An account with some history. */
export function openAccount(now: number): Pick<Memory, 'me' | 'sessions' | 'entries' | 'invoices'> {
  const ago = (days: number) => new Date(now - days * dayMs).toISOString()
  return {
    me: {
      login: 'mira',
      email: 'mira@example.com',
      emailConfirmed: true,
      newEmail: null,
      refusedEmail: null,
      locale: 'ru',
      secondFactor: false,
      hasPassword: true,
      networks: [],
      createdAt: ago(98),
      deleteAt: null,
    },
    sessions: [
      {
        token: 'here',
        createdAt: ago(0.1),
        updatedAt: ago(0),
        ipAddress: '203.0.113.7',
        userAgent: typeof navigator === 'undefined' ? '' : navigator.userAgent,
      },
      {
        token: 'phone',
        createdAt: ago(19),
        updatedAt: ago(1.4),
        ipAddress: '198.51.100.20',
        userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/141.0 Mobile Safari/537.36',
      },
    ],
    entries: movements.map(([daysAgo, kind, of, server]) => ({
      at: ago(daysAgo),
      kind,
      money: { currency: 'BYN', minor: typeof of === 'number' ? of : -priceOf(of) },
      reason: typeof of === 'number' ? '' : of,
      server: server ?? null,
    })),
    invoices: [],
  }
}

const movements: [
  daysAgo: number,
  kind: Balance['entries'][number]['kind'],
  of: string | number,
  server?: string,
][] = [
  [96, 'credit', 200_00],
  [95, 'purchase', 'java-4'],
  [64, 'extension', 'java-4'],
  [40, 'refund', 7_50],
  [33, 'extension', 'java-4'],
  [21, 'credit', 60_00],
  [20, 'purchase', 'java-2'],
  [3, 'extension', 'java-4'],
]

function priceOf(id: string): number {
  const plan = planOf(plans, id)
  return (plan && monthlyPrice(plan, 'BYN', discountPercent)?.minor) ?? 0
}
