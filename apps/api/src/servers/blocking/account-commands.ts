import { loginArg } from '../../accounts/account-commands.ts'
import { defineCommand } from '../../operators/command.ts'
import { blockAccount, unblockAccount } from './account-service.ts'

/**
 * Verbs of `account`; they are here because they stop servers, which `accounts` does not depend on.
 */
export const accountBlockCommands = {
  block: defineCommand({
    name: 'account block',
    description: 'Ends all sessions, refuses log-ins and stops the servers. The owner never sees the reason.',
    args: {
      login: loginArg,
      reason: { type: 'positional', description: 'The reason, for operators only.', rest: 'text' },
    },
    run: blockAccount,
    text: ({ login, serverCount }) => [
      `${login} is blocked; all sessions have ended, and ${serverCount} servers stop. Their data are ` +
        'kept; the owner gets an e-mail, without your reason.',
    ],
  }),

  unblock: defineCommand({
    name: 'account unblock',
    description: 'Undoes a block and adds its time to the servers.',
    args: { login: loginArg },
    run: unblockAccount,
    text: ({ login, serverCount }) => [
      `${login} can log in again, and ${serverCount} servers are no longer blocked; the time of the ` +
        'block is given back. Servers that you blocked with server block stay blocked.',
    ],
  }),
}
