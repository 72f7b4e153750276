import type { QueueOptions } from 'pg-boss'

/** Another process takes over a job whose process sent no heartbeat for this long. */
const heartbeatSeconds = 10

/** Recurring work: the newest run does what a missed one would have done. */
const recurring = { retryLimit: 0, expireInSeconds: 120, deleteAfterSeconds: 3_600 }

/** Work that is tried again until it succeeds, with growing pauses. */
const retried = { retryBackoff: true, expireInSeconds: 60, heartbeatSeconds, deleteAfterSeconds: 86_400 }

/**
 * Work that delivers a mail, which may take ten minutes. The job expires only later: a concurrent
 * second attempt would send the mail twice. `jobs.test.ts` compares it with `maxDeliverySeconds` of
 * `accounts/mail/deliver.ts`.
 */
const mailed = { ...retried, expireInSeconds: 900 }

/**
 * Every queue with its pg-boss options. `cron` queues recur, in UTC. Names are stored with the jobs
 * and cannot change.
 */
export const queues = {
  /**
   * Data: `{ id }` of a partner application. Retried for more than a day: relay.ts gives up by the
   * age of the application.
   */
  'relay-application': {
    ...retried,
    retryLimit: 100,
    retryDelay: 2,
    retryDelayMax: 1_800,
    expireInSeconds: 120,
  },
  /**
   * Data: a `MailJob`. The mail is rendered when it is sent, so that the jobs' tables hold no
   * links.
   */
  'send-mail': { ...mailed, retryLimit: 30, retryDelay: 5, retryDelayMax: 900 },
  /**
   * Data: an `AnnounceJob`. A separate queue, so that other mails do not wait for a thousand of
   * these.
   */
  'announce-edition': { ...mailed, retryLimit: 30, retryDelay: 5, retryDelayMax: 900 },
  /** Data: one message for one channel of the operator. Retried for more than a day. */
  'send-alert': {
    ...mailed,
    retryLimit: 110,
    retryDelay: 5,
    retryDelayMax: 900,
    deleteAfterSeconds: 7 * 86_400,
  },
  /**
   * Data: a `NotificationJob`. The worker reads the state of the notification back from its
   * processor.
   */
  'work-notification': { ...retried, retryLimit: 60, retryDelay: 1, retryDelayMax: 1_800 },
  /** Data: `{ id }` of an invoice. Fulfils its order. The name is stored, so it stays. */
  'create-order': { ...retried, retryLimit: 30, retryDelay: 1, retryDelayMax: 900 },
  /** Deletes accounts after their grace period of seven days. */
  'delete-accounts': { ...recurring, cron: '* * * * *' },
  /** Polls processors for payments that are due. */
  'pass-payments': { ...recurring, cron: '* * * * *' },
  /** Compares our books with the processors'. Retried some minutes later if a processor is away. */
  'reconcile-payments': {
    ...recurring,
    retryLimit: 6,
    retryDelay: 900,
    expireInSeconds: 1_800,
    cron: '7 1 * * *',
  },
  /**
   * Data: `{ id }` of a refund part. Requests it from its processor; `pass-refunds` continues if
   * there is no answer.
   */
  'work-refund': { ...retried, retryLimit: 10, retryDelay: 1, retryDelayMax: 900 },
  /** Continues parts of refunds that are due. */
  'pass-refunds': { ...recurring, cron: '* * * * *' },
  /** Restores paid time that a chargeback ended and a credit pays again. */
  'pass-restorations': { ...recurring, cron: '* * * * *' },
  /** Creates receipts for prepaid money that was spent, and polls receipts that are due. */
  'pass-receipts': { ...recurring, cron: '* * * * *' },
  'sweep-notifications': { ...recurring, cron: '31 3 * * *' },
  'sweep-accounts': { ...recurring, cron: '23 * * * *' },
  /** Sends mails, suspends and deletes by the time of day. */
  'life-cycle': { ...recurring, cron: '* * * * *' },
  /** Checks workflows that are due: migrations, changes and archives. */
  'sweep-workflows': { ...recurring, cron: '* * * * *' },
  /** Time-dependent work on backups: old ones, those of deleted servers, rehearsals. */
  'pass-backups': { ...recurring, cron: '* * * * *' },
  /** Notices to owners of unused free servers, whose archives it begins. */
  'pass-archives': { ...recurring, cron: '* * * * *' },
  /** Records accepted editions and sends notices of new ones. */
  'pass-editions': { ...recurring, cron: '* * * * *' },
  'roll-up-status': { ...recurring, cron: '* * * * *' },
  'check-alerts': { ...recurring, cron: '* * * * *' },
  /** Each source has its own interval; the very first reading takes some minutes. */
  'read-cores': { ...recurring, expireInSeconds: 900, cron: '*/2 * * * *' },
  /** Reads the most downloaded plugins and mods. Each source has its own interval and rate. */
  'read-addons': { ...recurring, expireInSeconds: 900, cron: '*/10 * * * *' },
  'forget-addons': { ...recurring, cron: '11 * * * *' },
  'forget-starts': { ...recurring, cron: '51 * * * *' },
  'forget-file-activity': { ...recurring, cron: '29 * * * *' },
  'requeue-applications': { ...recurring, cron: '*/5 * * * *' },
  'sweep-interests': { ...recurring, cron: '41 * * * *' },
  /** Deletes old changes of servers. */
  'sweep-changes': { ...recurring, cron: '*/5 * * * *' },
  /** Checks records of owners' own domains and expires former names. */
  'pass-names': { ...recurring, cron: '* * * * *' },
  'sweep-schedules': { ...recurring, cron: '37 * * * *' },
  'sweep-logs': { ...recurring, cron: '47 * * * *' },
  /** Completes what edges have missed and deletes their old data. */
  'sweep-edges': { ...recurring, cron: '*/5 * * * *' },
  'forget-addresses': { ...recurring, cron: '17 * * * *' },
} as const satisfies Record<string, QueueOptions & { cron?: string }>

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]
