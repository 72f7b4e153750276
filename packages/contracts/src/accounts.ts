import { currencies } from '@zubr/domain/plans'
import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { loginPattern } from './fields/account.ts'
import { socialProviders } from './social-networks.ts'

export * from './fields/account.ts'

/** Why a field of a form was not taken; the site puts it into words. */
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

/** Pages with a form that the panel's origin answers, in the site's frame. */
export const accountPages = ['login', 'register', 'code', 'forgot', 'reset', 'confirm'] as const
export type AccountPage = (typeof accountPages)[number]
export const accountFields = ['login', 'name', 'email', 'password', 'repeat'] as const
export type AccountField = (typeof accountFields)[number]

/** Why an attempt to sign in by a social network, or to link one, brought nothing. */
export const networkOutcomes = ['network_denied', 'network_taken', 'network_failed'] as const
export type NetworkOutcome = (typeof networkOutcomes)[number]

/** What a form's page shows after it was sent. Passwords and codes of a second factor are never in it. */
export type AccountAnswer = {
  /**
   * `wrong`: not taken as a whole. `too_many`: too often from this address. `done`: it worked. `ended`: nothing was sent; the session
   * that the visitor had is over. `no_cookies`: the browser keeps none. `unavailable`: the database does not answer.
   */
  outcome?: 'wrong' | 'too_many' | 'done' | 'ended' | 'no_cookies' | 'unavailable' | NetworkOutcome
  faults?: Partial<Record<AccountField, AccountFault>>
  /** What was typed, so that nothing is lost. */
  values?: Partial<Record<'login' | 'name' | 'email' | 'code', string>>
  /** Where to go after success: a path of the panel. */
  next?: string
}

/** Who is logged in. */
export const Me = z
  .object({
    login: z.string(),
    /** The address that mails go to, confirmed or not. */
    email: z.string(),
    emailConfirmed: z.boolean(),
    /** A new address that waits for its confirmation, of an account that has a confirmed one. */
    newEmail: z.string().nullable(),
    /** The one of these addresses whose mail server refuses our mails for good. */
    refusedEmail: z.string().nullable(),
    locale: z.string(),
    secondFactor: z.boolean(),
    hasPassword: z.boolean(),
    /** Networks that this deployment offers, and whether they are linked. */
    networks: z.array(z.object({ id: z.enum(socialProviders), linked: z.boolean() })),
    createdAt: z.iso.datetime(),
    /** When it is deleted for good, as its owner has asked; null if not. */
    deleteAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Me' })
export type Me = z.infer<typeof Me>

const Sum = z.object({ currency: z.enum(currencies), minor: z.number().int() })

/** What the owner of an account would lose by its deletion. */
export const AccountLosses = z
  .object({
    servers: z.array(
      z.object({
        name: z.string(),
        subdomain: z.string(),
        paidUntil: z.iso.datetime().nullable(),
        /** What is left of what was paid for its time. */
        unused: Sum.nullable(),
      }),
    ),
    backups: z.number().int(),
    balance: Sum.nullable(),
    /** What of the balance is own money, which a refund request would pay out. */
    refundable: Sum.nullable(),
    /** Requests for refunds that are not paid out yet. They outlive the account; one that is declined is lost with it. */
    refunds: z.array(
      z.object({ number: z.number().int(), sum: Sum, state: z.enum(['requested', 'approved']) }),
    ),
  })
  .meta({ id: 'AccountLosses' })
export type AccountLosses = z.infer<typeof AccountLosses>

const done = z.null().describe('Done.')
const Password = z.string().max(256)
const Network = z.object({ network: z.string().max(40) })

/** One's own account. */
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
    /** Stands for the header `zubr-account`, which a link cannot carry. */
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
    /** `code` of the authenticator app, where the account has a second factor. */
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
