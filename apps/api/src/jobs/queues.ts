import type { QueueOptions } from 'pg-boss'

/** A job that its process died with is taken up by another after this long without a sign of life. */
const heartbeatSeconds = 10

/** Work that recurs: the newest run does what a missed one would have done. */
const recurring = { retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3_600 }

/** Work that is tried again until it is done, later each time. */
const retried = { retryBackoff: true, expireInSeconds: 60, heartbeatSeconds, deleteAfterSeconds: 86_400 }

/**
 * Work that hands a mail to a server, which may take ten minutes. A job expires only after that: a second try beside the
 * first would send the mail twice. `jobs.test.ts` compares it with `maxDeliverySeconds` of `accounts/mail/deliver.ts`.
 */
const mailed = { ...retried, expireInSeconds: 900 }

/**
 * Every kind of job, with what pg-boss is told of it. `cron` recurs, in UTC. Names are stored with the jobs, and permanent.
 */
export const queues = {
  /** Data: `{ id }` of a partner application. More than a day of attempts: relay.ts gives up by the application's age. */
  'relay-application': {
    ...retried,
    retryLimit: 100,
    retryDelay: 2,
    retryDelayMax: 1_800,
    expireInSeconds: 120,
  },
  /** Data: a `MailJob`. What a mail holds is made when it is sent, so that no link stands in the jobs' tables. */
  'send-mail': { ...mailed, retryLimit: 30, retryDelay: 5, retryDelayMax: 900 },
  /** Data: an `AnnounceJob`. Apart from the other mails, which must not wait for a thousand of these. */
  'announce-edition': { ...mailed, retryLimit: 30, retryDelay: 5, retryDelayMax: 900 },
  /** Data: one message for one way to the operator. Tried for more than a day. */
  'send-alert': {
    ...mailed,
    retryLimit: 110,
    retryDelay: 5,
    retryDelayMax: 900,
    deleteAfterSeconds: 7 * 86_400,
  },
  /** Data: a `NotificationJob`: what a processor told us is read back from it. */
  'work-notification': { ...retried, retryLimit: 60, retryDelay: 1, retryDelayMax: 1_800 },
  /** Data: `{ id }` of a payment, whose server is to be created. */
  'create-order': { ...retried, retryLimit: 30, retryDelay: 1, retryDelayMax: 900 },
  /** Accounts whose owners have had seven days to keep them. */
  'delete-accounts': { ...recurring, cron: '* * * * *' },
  /** Payments that it is time to ask for. */
  'pass-payments': { ...recurring, cron: '* * * * *' },
  /** Our books against the processors'. Where one is away, again in some minutes. */
  'reconcile-payments': {
    ...recurring,
    retryLimit: 6,
    retryDelay: 900,
    expireInSeconds: 1_800,
    cron: '7 1 * * *',
  },
  /** Data: `{ id }` of a part of a refund, which its processor is asked for. What that does not answer, `pass-refunds` goes on with. */
  'work-refund': { ...retried, retryLimit: 10, retryDelay: 1, retryDelayMax: 900 },
  /** Parts of refunds that it is time to go on with. */
  'pass-refunds': { ...recurring, cron: '* * * * *' },
  /** Paid time that chargebacks ended, and that a credit pays again. */
  'pass-restorations': { ...recurring, cron: '* * * * *' },
  /** Receipts of what prepaid money was spent on since, and those that it is time to ask for. */
  'pass-receipts': { ...recurring, cron: '* * * * *' },
  'sweep-notifications': { ...recurring, cron: '31 3 * * *' },
  'sweep-accounts': { ...recurring, cron: '23 * * * *' },
  /** Mails, suspensions and deletions that the clock asks for. */
  'life-cycle': { ...recurring, cron: '* * * * *' },
  /** What the clock asks of backups: old ones, those of deleted servers, rehearsals. */
  'pass-backups': { ...recurring, cron: '* * * * *' },
  /** Notices, archives and restores of free servers that nobody uses. */
  'pass-archives': { ...recurring, cron: '* * * * *' },
  /** Editions that accounts accepted, and notices of new ones. */
  'pass-editions': { ...recurring, cron: '* * * * *' },
  'roll-up-status': { ...recurring, cron: '* * * * *' },
  'check-alerts': { ...recurring, cron: '* * * * *' },
  /** A source has its own time; the first reading of all takes some minutes. */
  'read-cores': { ...recurring, expireInSeconds: 900, cron: '*/2 * * * *' },
  /** The most downloaded plugins and mods; a source has its own time, and is asked slowly. */
  'read-addons': { ...recurring, expireInSeconds: 900, cron: '*/10 * * * *' },
  'forget-addons': { ...recurring, cron: '11 * * * *' },
  'forget-starts': { ...recurring, cron: '51 * * * *' },
  'forget-file-activity': { ...recurring, cron: '29 * * * *' },
  'requeue-applications': { ...recurring, cron: '*/5 * * * *' },
  'sweep-interests': { ...recurring, cron: '41 * * * *' },
  /** Changes of servers that nobody will go on with. */
  'sweep-changes': { ...recurring, cron: '*/5 * * * *' },
  /** Records of owners' own domains, and former names whose time is over. */
  'pass-names': { ...recurring, cron: '* * * * *' },
  'sweep-schedules': { ...recurring, cron: '37 * * * *' },
  'sweep-logs': { ...recurring, cron: '47 * * * *' },
  /** What edges were not told of by itself, and what of theirs is old. */
  'sweep-edges': { ...recurring, cron: '*/5 * * * *' },
  'forget-addresses': { ...recurring, cron: '17 * * * *' },
} as const satisfies Record<string, QueueOptions & { cron?: string }>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]
