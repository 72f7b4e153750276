import { z } from 'zod'
import { httpUrl } from './http-url.ts'

/** How alerts reach the operator. Part of `variables`. */
export const alertVariables = {
  ALERT_WEBHOOK_URL: {
    schema: httpUrl.optional(),
    meaning: 'Webhook, compatible with Discord, that gets alerts, reminders while they last, and their end.',
    fallback: 'no alerts are sent this way',
    secret: true,
  },
  ALERT_MAIL_TO: {
    schema: z.email('expected an e-mail address').optional(),
    meaning: 'E-mail address that gets the same alerts; requires `SMTP_URL`.',
    fallback: 'no alerts are sent this way',
  },
  ALERT_ESCALATION_MAIL_TO: {
    schema: z.email('expected an e-mail address').optional(),
    meaning: 'E-mail address that also gets reminders, from the second one on; requires `SMTP_URL`.',
    fallback: 'no alerts are sent this way',
  },
  ALERTMANAGER_URL: {
    schema: httpUrl.optional(),
    meaning: 'Prometheus Alertmanager that gets every alert, each minute while it lasts.',
    fallback: 'no alerts are sent this way',
    secret: true,
  },
} as const
