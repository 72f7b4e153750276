import type { Noun } from './operators/command.ts'

/**
 * Commands of the operator: `npm run zubr -- <noun> <verb>`. A noun may have verbs of several
 * subjects; the modules are imported when the noun is used.
 */
export const nouns: Record<string, Noun> = {
  account: {
    description: 'people who use the service',
    async verbs() {
      const { accountCommands } = await import('./accounts/account-commands.ts')
      const { accountRequestCommands } = await import('./accounts/request-commands.ts')
      const { accountShowCommands } = await import('./balance/balance-commands.ts')
      const { accountBlockCommands } = await import('./servers/blocking/account-commands.ts')
      const { allDataHolders } = await import('./data-holders.ts')
      return {
        ...accountShowCommands,
        ...accountCommands,
        ...accountBlockCommands,
        ...accountRequestCommands(allDataHolders),
      }
    },
  },
  balance: {
    description: "accounts' money",
    async verbs() {
      const { balanceCommands } = await import('./balance/balance-commands.ts')
      const { compensateCommands } = await import('./servers/downtime/downtime-commands.ts')
      return { ...balanceCommands, ...compensateCommands }
    },
  },
  payment: {
    description: 'payments of customers by processors, and their books',
    verbs: async () => (await import('./payments/operators/payment-commands.ts')).paymentCommands,
  },
  receipt: {
    description: 'second receipts of what prepaid money was spent on (54-FZ)',
    verbs: async () => (await import('./payments/receipts/receipt-commands.ts')).receiptCommands,
  },
  refund: {
    description: 'money that customers want back',
    verbs: async () => (await import('./payments/refunds/refund-commands.ts')).refundCommands,
  },
  node: {
    description: 'machines that run servers',
    async verbs() {
      const { nodeCommands } = await import('./nodes/node-commands.ts')
      const { drainCommands } = await import('./servers/migrations/migration-commands.ts')
      const { lostNodeCommands } = await import('./backups/lost/lost-node-commands.ts')
      const { nodeRemoveCommands } = await import('./backups/archive/archive-commands.ts')
      return { ...nodeCommands, ...drainCommands, ...lostNodeCommands, ...nodeRemoveCommands }
    },
  },
  core: {
    description: 'server software and its sources',
    verbs: async () => (await import('./cores/core-commands.ts')).coreCommands,
  },
  promo: {
    description: 'codes that lower prices',
    verbs: async () => (await import('./promo/promo-commands.ts')).promoCommands,
  },
  server: {
    description: 'game servers',
    async verbs() {
      const { serverCommands } = await import('./servers/server-commands.ts')
      const { migrationCommands } = await import('./servers/migrations/migration-commands.ts')
      const { domainCommands } = await import('./edge/names/server-name-commands.ts')
      const { archiveCommands } = await import('./backups/archive/archive-commands.ts')
      return { ...serverCommands, ...migrationCommands, ...domainCommands, ...archiveCommands }
    },
  },
  backup: {
    description: 'copies of servers',
    verbs: async () => (await import('./backups/backup-commands.ts')).backupCommands,
  },
  application: {
    description: 'partnership applications and their relay',
    verbs: async () => (await import('./partners/partner-commands.ts')).applicationCommands,
  },
  interest: {
    description: 'people who wait for an edition',
    verbs: async () => (await import('./interests/interest-commands.ts')).interestCommands,
  },
  workflow: {
    description: 'operations on servers in several steps: migrations, restores, changes, archives',
    async verbs() {
      const { workflowDefinitions } = await import('./workflow-definitions.ts')
      const { workflowCommands } = await import('./workflows/workflow-commands.ts')
      return workflowCommands(workflowDefinitions)
    },
  },
  incident: {
    description: 'announcements on the status page',
    verbs: async () => (await import('./status/status-commands.ts')).incidentCommands,
  },
}
