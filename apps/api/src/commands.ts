import { accountCommands, accountHelp } from './accounts/account-commands.ts'
import { accountRequestCommands, accountRequestHelp } from './accounts/request-commands.ts'
import { archiveCommands, archiveHelp, withArchives } from './backups/archive/archive-commands.ts'
import { backupCommands, backupHelp } from './backups/backup-commands.ts'
import { lostNodeCommands, lostNodeHelp } from './backups/lost/lost-node-commands.ts'
import { balanceCommands, balanceHelp } from './balance/balance-commands.ts'
import { withChargebacks } from './balance/chargebacks.ts'
import { coreCommands, coreHelp } from './cores/core-commands.ts'
import { allDataHolders } from './data-holders.ts'
import { domainCommands, domainHelp } from './edge/names/server-name-commands.ts'
import { interestCommands, interestHelp } from './interests/interest-commands.ts'
import { nodeCommands, nodeHelp } from './nodes/node-commands.ts'
import type { Noun } from './operators/command.ts'
import { applicationCommands, applicationHelp } from './partners/partner-commands.ts'
import { paymentCommands, paymentHelp } from './payments/operators/payment-commands.ts'
import { receiptCommands, receiptHelp } from './payments/receipts/receipt-commands.ts'
import { refundCommands, refundHelp } from './payments/refunds/refund-commands.ts'
import { promoCommands, promoHelp } from './promo/promo-commands.ts'
import { accountBlockCommands, accountBlockHelp } from './servers/blocking/account-commands.ts'
import { compensateCommands, compensateHelp } from './servers/downtime/downtime-commands.ts'
import {
  drainCommands,
  drainHelp,
  migrationCommands,
  moveHelp,
} from './servers/migrations/migration-commands.ts'
import { serverCommands, serverHelp } from './servers/server-commands.ts'
import { incidentCommands, incidentHelp } from './status/status-commands.ts'
import { workflowDefinitions } from './workflow-definitions.ts'
import { workflowCommands, workflowHelp } from './workflows/workflow-commands.ts'

const requestCommands = accountRequestCommands(allDataHolders)

/** Commands of the operator: `npm run zubr -- <noun> <verb>`. */
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
    verbs: { ...serverCommands, ...migrationCommands, ...domainCommands, ...archiveCommands },
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
  workflow: {
    about: 'operations on servers that take several steps: migrations, restores, changes, archives',
    verbs: workflowCommands(workflowDefinitions),
    help: workflowHelp,
  },
  incident: { about: 'what the status page announces', verbs: incidentCommands, help: incidentHelp },
}
