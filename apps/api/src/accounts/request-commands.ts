import { confirmArg, defineCommand } from '../operators/command.ts'
import { jsonText } from '../operators/printable.ts'
import { loginArg } from './account-commands.ts'
import type { DataHolder } from './data-holder.ts'
import { confirmEmail, deleteAccountData, exportAccountData, requestEmailChange } from './request-service.ts'

/**
 * Verbs of `account` for an owner's requests by letter. `dataHolders` are the data of all subjects.
 */
export const accountRequestCommands = (dataHolders: readonly DataHolder[]) => ({
  export: defineCommand({
    name: 'account export',
    description: 'Prints all data of an account as JSON: npm -s run zubr -- account export … > file.',
    args: { login: loginArg },
    run: (operator, { login }) => exportAccountData(operator, { login, dataHolders }),
    text: (data) => [jsonText(data)],
  }),

  delete: defineCommand({
    name: 'account delete',
    description: 'Shows what would be deleted with an account; with --confirm deletes it for good.',
    args: { login: loginArg, confirm: confirmArg },
    run: (operator, { login, confirm }) => deleteAccountData(operator, { login, confirm, dataHolders }),
    *text({ login, isDeleted, data }) {
      if (isDeleted) {
        yield 'The account is deleted; its owner gets an e-mail. The books keep its movements of money.'
        return
      }
      for (const [name, part] of Object.entries(data ?? {})) yield `${name}: ${sizeText(part)}`
      yield 'All of this would be deleted at once, with every server and its backups. The balance lapses.'
      yield `Look at the balance first: npm run zubr -- balance show ${login}, refund list. To delete the ` +
        `account: npm run zubr -- account delete ${login} --confirm`
    },
  }),

  'confirm-email': defineCommand({
    name: 'account confirm-email',
    description: 'Confirms the address that waits for its confirmation.',
    args: { login: loginArg },
    run: confirmEmail,
    text: ({ login, email }) => [`${email} is the confirmed address of ${login}.`],
  }),

  'change-email': defineCommand({
    name: 'account change-email',
    description: 'Mails a link that confirms another address; the old one stays valid until then.',
    args: { login: loginArg, address: { type: 'positional', description: 'The new e-mail address.' } },
    run: requestEmailChange,
    text: ({ login, email }) => [
      `A mail with a link goes to ${email}. It becomes the address of ${login} when its owner opens the link.`,
      `If you are sure who owns the address and no mail arrives: npm run zubr -- account confirm-email ${login}`,
    ],
  }),
})

const sizeText = (data: unknown): string =>
  Array.isArray(data)
    ? `${data.length} entries`
    : data !== null && typeof data === 'object'
      ? Object.entries(data)
          .map(([name, value]) => (Array.isArray(value) ? `${value.length} ${name}` : name))
          .join(', ')
      : String(data)
