import { accountCommands, accountHelp } from './accounts/commands.ts'
import { accountRequestCommands, accountRequestHelp } from './accounts/request-commands.ts'
import { archiveCommands, archiveHelp, withArchives } from './backups/archive/commands.ts'
import { backupCommands, backupHelp } from './backups/commands.ts'
import { lostNodeCommands, lostNodeHelp } from './backups/lost/commands.ts'
import { withChargebacks } from './balance/chargebacks.ts'
import { balanceCommands, balanceHelp } from './balance/commands.ts'
import { coreCommands, coreHelp } from './cores/commands.ts'
import { allDataHolders } from './data-holders.ts'
import { domainCommands, domainHelp } from './edge/names/commands.ts'
import { interestCommands, interestHelp } from './interests/commands.ts'
import { nodeCommands, nodeHelp } from './nodes/commands.ts'
import type { Noun } from './operators/command.ts'
import { applicationCommands, applicationHelp } from './partners/commands.ts'
import { paymentCommands, paymentHelp } from './payments/operators/commands.ts'
import { receiptCommands, receiptHelp } from './payments/receipts/commands.ts'
import { refundCommands, refundHelp } from './payments/refunds/commands.ts'
import { promoCommands, promoHelp } from './promo/commands.ts'
import { accountBlockCommands, accountBlockHelp } from './servers/blocking/account-commands.ts'
import { serverCommands, serverHelp } from './servers/commands.ts'
import { compensateCommands, compensateHelp } from './servers/downtime/commands.ts'
import { drainCommands, drainHelp, moveCommands, moveHelp } from './servers/moving/commands.ts'
import { incidentCommands, incidentHelp } from './status/commands.ts'

const requestCommands = accountRequestCommands(allDataHolders)

/** What the operator can do by `npm run zubr -- <noun> <verb>`. A new noun is one line here. */
export const nouns: Record<string, Noun> = {
  account: {
    about: 'people who use the service',
    verbs: {
      ...{ ...accountCommands, ...accountBlockCommands, ...requestCommands },
      show: withChargebacks(accountCommands.show),
    },
    help: { ...accountHelp, ...accountBlockHelp, ...accountRequestHelp },
  },
  balance: {
    about: "accounts' money",
    verbs: { ...balanceCommands, ...compensateCommands },
    help: { ...balanceHelp, ...compensateHelp },
  },
  payment: {
    about: 'what customers pay by processors, and the books of it',
    verbs: paymentCommands,
    help: paymentHelp,
  },
  receipt: {
    about: 'second receipts of what prepaid money was spent on (54-FZ)',
    verbs: receiptCommands,
    help: receiptHelp,
  },
  refund: { about: 'money that customers ask back', verbs: refundCommands, help: refundHelp },
  node: {
    about: 'machines that run servers',
    verbs: {
      ...{ ...nodeCommands, ...drainCommands, ...lostNodeCommands },
      remove: withArchives(nodeCommands.remove),
    },
    help: { ...nodeHelp, ...drainHelp, ...lostNodeHelp },
  },
  core: { about: 'server software, and where it comes from', verbs: coreCommands, help: coreHelp },
  promo: { about: 'codes that lower prices', verbs: promoCommands, help: promoHelp },
  server: {
    about: 'game servers',
    verbs: { ...serverCommands, ...moveCommands, ...domainCommands, ...archiveCommands },
    help: { ...serverHelp, ...moveHelp, ...domainHelp, ...archiveHelp },
  },
  backup: { about: 'copies of servers', verbs: backupCommands, help: backupHelp },
  application: {
    about: 'partnership applications and their relay',
    verbs: applicationCommands,
    help: applicationHelp,
  },
  interest: {
    about: 'addresses that wait for an edition to come',
    verbs: interestCommands,
    help: interestHelp,
  },
  incident: { about: 'what the status page announces', verbs: incidentCommands, help: incidentHelp },
}
