import { defineCommand } from '../operators/command.ts'
import { announceEdition, interestCounts } from './interest-service.ts'

/** `npm run zubr -- interest <verb>`. */
export const interestCommands = {
  list: defineCommand({
    name: 'interest list',
    description: 'Shows how many people wait for each edition, by language.',
    run: interestCounts,
    *text(counts) {
      for (const { edition, isComing, total, locales } of counts) {
        const languages = locales.map(({ locale, count }) => `${locale} ${count}`).join(', ')
        yield `${edition}: ${total}${total > 0 ? ` (${languages})` : ''}${isComing ? '' : ', and it has come'}`
      }
      if (counts.every(({ total }) => total === 0)) yield 'Nobody waits.'
    },
  }),

  announce: defineCommand({
    name: 'interest announce',
    description: 'Mails everyone who waits for an edition that content/features.ts now offers, once.',
    args: { edition: { type: 'positional', description: 'The edition, such as bedrock.' } },
    run: announceEdition,
    text: ({ edition, queuedMails }) => [
      queuedMails === 0
        ? `Nobody waits for ${edition}, or everybody's mail is on its way.`
        : `${queuedMails === 1 ? '1 mail is' : `${queuedMails} mails are`} on the way, about one a ` +
          'second for each process of the API. Each address is deleted with its mail.',
    ],
  }),
}
