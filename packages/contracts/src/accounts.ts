import { currencies } from '@zubr/domain/plans'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { loginPattern } from './fields/account.ts'
import { socialProviders } from './social-networks.ts'

export * from './fields/account.ts'

/** Why a form's field is invalid; the site translates the code. */
export const accountFaults = [
  'login_shape',
  'login_taken',
  'email_shape',
  'password_short',
  'password_long',
  'password_common',
  'repeat_differs',
] as const
export type AccountFault = (typeof accountFaults)[number]

/** Pages with a form on the panel's origin, in the site's layout. */
export const accountPages = ['login', 'register', 'code', 'forgot', 'reset', 'confirm'] as const
export type AccountPage = (typeof accountPages)[number]
export const accountFields = ['login', 'name', 'email', 'password', 'repeat'] as const
export type AccountField = (typeof accountFields)[number]

/** Why signing in with a social network, or linking one, failed. */
export const networkOutcomes = ['network_denied', 'network_taken', 'network_failed'] as const
export type NetworkOutcome = (typeof networkOutcomes)[number]

/**
 * What a form's page shows after a submission. It never contains passwords or second-factor codes.
 */
export type AccountAnswer = {
  /**
   * `wrong`: the form is invalid as a whole. `too_many`: rate limit of the address. `ended`: the
   * session has ended and nothing was sent. `no_cookies`: the browser blocks cookies.
   * `unavailable`: the database does not answer.
   */
  outcome?: 'wrong' | 'too_many' | 'done' | 'ended' | 'no_cookies' | 'unavailable' | NetworkOutcome
  faults?: Partial<Record<AccountField, AccountFault>>
  /** The submitted values, so that the form keeps them. */
  values?: Partial<Record<'login' | 'name' | 'email' | 'code', string>>
  /** Where to go after success: a path of the panel. */
  next?: string
}

/** The signed-in account. */
export const Me = z
  .object({
    login: z.string(),
    /** The e-mail address in use, confirmed or not. */
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** A new address that waits for its confirmation, if the account has a confirmed one. */
    newEmail: z.string().nullable(),
    /** The one of these addresses that its mail server rejects permanently. */
    refusedEmail: z.string().nullable(),
    locale: z.string(),
    secondFactor: z.boolean(),
    hasPassword: z.boolean(),
    /** Social networks that this deployment offers, and whether they are linked. */
    networks: z.array(z.object({ id: z.enum(socialProviders), linked: z.boolean() })),
    createdAt: z.iso.datetime(),
    /** When the account is deleted for good at its owner's request; null if it is not. */
    deleteAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

const Sum = z.object({ currency: z.enum(currencies), minor: z.number().int() })

/** What the owner loses by deleting the account. */
export const AccountLosses = z
  .object({
    servers: z.array(
      z.object({
        name: z.string(),
        subdomain: z.string(),
        paidUntil: z.iso.datetime().nullable(),
        /** The unused part of the money paid for the current period. */
        unused: Sum.nullable(),
      }),
    ),
    backups: z.number().int(),
    balance: Sum.nullable(),
    /** The part of the balance that a refund request can pay out. */
    refundable: Sum.nullable(),
    /**
     * Refund requests that are not paid out yet. They outlive the account; the money of a declined
     * one is lost.
     */
    refunds: z.array(
      z.object({ number: z.number().int(), sum: Sum, state: z.enum(['requested', 'approved']) }),
    ),
  })
  .meta({ id: 'AccountLosses' })
export type AccountLosses = z.infer<typeof AccountLosses>

const done = z.null().describe('Done.')
const Password = z.string().max(256)
const Network = z.object({ network: z.string().max(40) })

/** The current account. */
export const accountEndpoints = {
  'GET /api/account': { summary: 'Who is logged in', session: true, answers: { 200: Me } },
  'PUT /api/account/locale': {
    summary: 'Chooses the language of mails and the panel',
    session: true,
    body: z.object({ locale: z.string().max(10) }).strict(),
    answers: { 204: done },
  },
  'PUT /api/account/email': {
    summary: 'Has another e-mail address confirmed; until then the old one holds',
    session: true,
    body: z.object({ email: z.string().max(254), password: Password }).strict(),
    answers: { 204: done },
    errors: ['rate_limited'],
  },
  'POST /api/account/confirmation': {
    summary: 'Sends the mail with the confirmation once more',
    session: true,
    limits: ['requestedMail'],
    answers: { 204: done },
  },
  'POST /api/account/networks/:network/link': {
    summary: 'Begins to link a social network; it goes on at `url`',
    session: true,
    params: Network,
    body: z.object({ password: Password }).strict(),
    answers: { 200: z.object({ url: z.string() }) },
    errors: ['not_found', 'rate_limited'],
  },
  'POST /api/account/networks/:network/unlink': {
    summary: 'Takes a social network away, unless it is the last way in',
    session: true,
    params: Network,
    body: z.object({ password: Password }).strict(),
    answers: { 204: done },
    errors: ['not_found', 'conflict', 'rate_limited'],
  },
  'GET /api/account/export': {
    summary: 'Everything that is kept of the account',
    session: true,
    limits: ['export'],
    /** Replaces the header `zubr-account`, which a link cannot send. */
    query: z.object({ account: z.string().max(40).optional() }),
    answers: { 200: z.record(z.string(), z.unknown()) },
  },
  'GET /api/account/deletion': {
    summary: 'What the deletion of the account would take, with sums',
    session: true,
    answers: { 200: AccountLosses },
  },
  'POST /api/account/deletion/undo': {
    summary: 'Keeps an account that was to be deleted',
    session: true,
    answers: { 204: done },
  },
  'POST /api/account/delete': {
    summary: 'Has the account and everything that is kept of it deleted in seven days',
    session: true,
    /** `code` comes from the authenticator app, if the account has a second factor. */
    body: z.object({ password: Password, code: z.string().max(20).exactOptional() }).strict(),
    answers: { 204: done },
    errors: ['rate_limited'],
  },
  'GET /api/accounts/:login/avatar.svg': {
    summary: 'The picture drawn from a login, whether or not there is such an account',
    params: z.object({ login: z.string().toLowerCase().regex(loginPattern) }),
    answers: { 200: z.string() },
  },
} as const satisfies Endpoints
