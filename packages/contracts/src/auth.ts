import { z } from 'zod'
import { passwordLengths } from './accounts.ts'
import type { Endpoints } from './endpoint.ts'
import { ErrorBody } from './errors.ts'

const password = z.string().max(2 * passwordLengths.max)
const Password = z.object({ password })

/** Errors of better-auth have their own shape; errors of our hooks have `ErrorBody`. */
export const AuthRefusal = z.union([
  ErrorBody,
  z.object({ code: z.string(), message: z.string().optional() }),
])

/** A session as better-auth lists it. */
const ListedSession = z.object({
  token: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
})

const done = z.unknown().describe('What better-auth answers')
const onward = z.unknown().describe('Leads on to a page of the panel, or says there what went wrong')
const BackupCodes = z.object({ backupCodes: z.array(z.string()) })

/** better-auth may return any of these for every endpoint. */
const open = {
  refusal: AuthRefusal,
  errors: ['invalid_request', 'unauthorized', 'forbidden', 'rate_limited'],
} as const
const own = { ...open, session: true } as const

/**
 * Endpoints of better-auth that are served, under its paths. Bodies and answers list only the
 * fields in use: better-auth accepts and returns more.
 */
export const authEndpoints = {
  'GET /api/auth/get-session': {
    summary: 'The session of the cookie, if there is one',
    answers: { 200: z.object({ session: z.object({ token: z.string() }) }).nullable() },
    ...open,
  },
  'POST /api/auth/sign-out': { summary: 'Ends this session', answers: { 200: done }, ...open },
  'GET /api/auth/list-sessions': {
    summary: "The account's sessions",
    ...own,
    answers: { 200: z.array(ListedSession) },
  },
  'POST /api/auth/revoke-session': {
    summary: 'Ends one session',
    ...own,
    body: z.object({ token: z.string().max(200) }),
    answers: { 200: done },
  },
  'POST /api/auth/revoke-sessions': {
    summary: 'Ends every session',
    ...own,
    answers: { 200: done },
  },
  'POST /api/auth/revoke-other-sessions': {
    summary: 'Ends every session but this one',
    ...own,
    answers: { 200: done },
  },
  'POST /api/auth/change-password': {
    ...own,
    summary: 'Changes the password, and ends every other session',
    body: z.object({ currentPassword: password, newPassword: z.string().max(1_000) }),
    answers: { 200: done },
  },
  'POST /api/auth/two-factor/enable': {
    ...own,
    summary: 'Begins a second factor; the first code makes it count',
    body: Password,
    answers: { 200: BackupCodes.extend({ totpURI: z.string() }) },
  },
  'POST /api/auth/two-factor/disable': {
    ...own,
    summary: 'Takes the second factor away',
    body: Password,
    answers: { 200: done },
  },
  'POST /api/auth/two-factor/verify-totp': {
    ...own,
    summary: 'Checks a code of the second factor',
    body: z.object({ code: z.string().max(40) }),
    answers: { 200: done },
  },
  'POST /api/auth/two-factor/generate-backup-codes': {
    ...own,
    summary: 'Makes new backup codes; the old ones are void',
    body: Password,
    answers: { 200: BackupCodes },
  },
  'GET /api/auth/callback/:provider': {
    summary: 'Where a social network sends visitors back',
    params: z.object({ provider: z.string().max(20) }),
    answers: { 200: done, 302: onward, 303: onward },
    ...open,
  },
} as const satisfies Endpoints
