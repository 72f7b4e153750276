import { z } from 'zod'
import { httpUrl } from './http-url.ts'

/** How alerts reach the operator. Part of `variables`. */
export const alertVariables = {
  ALERT_WEBHOOK_URL: {
    schema: httpUrl.optional(),
    meaning:
      'Discord-compatible webhook that tells the operator of trouble, reminds of it while it lasts, and tells its end.',
    fallback: 'nobody is told this way',
    secret: true,
  },
  ALERT_MAIL_TO: {
    schema: z.email('expected an e-mail address').optional(),
    meaning: 'Address that the same is mailed to; needs `SMTP_URL`.',
    fallback: 'nobody is told this way',
  },
  ALERT_ESCALATION_MAIL_TO: {
    schema: z.email('expected an e-mail address').optional(),
    meaning: 'Address that reminders are mailed to as well from the second on; needs `SMTP_URL`.',
    fallback: 'nobody is told this way',
  },
  ALERTMANAGER_URL: {
    schema: httpUrl.optional(),
    meaning: 'Prometheus Alertmanager that gets every alert, each minute while it lasts.',
    fallback: 'nobody is told this way',
    secret: true,
  },
} as const
