import { defineCommand } from '../operators/command.ts'
import { auditLines } from '../operators/operator-log.ts'
import {
  type AccountDetails,
  type AccountSummary,
  findAccounts,
  releaseLogin,
  resetSecondFactor,
} from './account-service.ts'

export const loginArg = { type: 'positional', description: 'The login of the account.' } as const

/** `npm run zubr -- account <verb>`. */
export const accountCommands = {
  find: defineCommand({
    name: 'account find',
    description: 'Lists accounts by a part of their login or e-mail address.',
    args: {
      text: {
        type: 'positional',
        description: 'A part of a login or e-mail address.',
        valueHint: 'part of a login or e-mail',
      },
    },
    run: findAccounts,
    *text({ accounts, hasMore }) {
      if (accounts.length === 0) yield 'No account matches.'
      for (const account of accounts) yield accountLine(account)
      if (hasMore) yield '… and more: search for a longer part.'
    },
  }),

  'reset-second-factor': defineCommand({
    name: 'account reset-second-factor',
    description: 'Removes the second factor of an owner who lost the phone and the recovery codes.',
    args: { login: loginArg },
    run: resetSecondFactor,
    text: ({ login }) => [`${login} logs in by password alone; all sessions have ended.`],
  }),

  release: defineCommand({
    name: 'account release',
    description: 'Makes the login of a deleted account available again at once.',
    args: { login: loginArg },
    run: releaseLogin,
    text: ({ login }) => [`The login ${login} can be registered again.`],
  }),
}

/** Formats an account as one line. */
function accountLine({ login, email, pendingEmail, blockedAt }: AccountSummary): string {
  const address = email ?? (pendingEmail ? `${pendingEmail} (not confirmed)` : 'no address')
  return `${login}  ${address}${blockedAt ? '  BLOCKED' : ''}`
}

/** Formats what operators see of an account. */
export function* accountLines(account: AccountDetails): Generator<string> {
  const { id, createdAt, country, locale, email, pendingEmail, signInMethods } = account
  yield accountLine(account)
  yield `id ${id}, created ${createdAt.toISOString()}, country ${country ?? 'unknown'}, language ${locale}`
  if (email && pendingEmail) yield `wants to change to ${pendingEmail}`
  yield `logs in by ${signInMethods.join(', ')}`
  yield `second factor ${account.hasSecondFactor ? 'on' : 'off'}, sessions ${account.sessionCount}`
  if (account.blockReason) yield `blocked: ${account.blockReason}`
  yield* auditLines(account.auditEntries)
}
