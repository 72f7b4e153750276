import { z } from 'zod'

/** A DNS name with a dot that is no IP address such as `192.0.2.1`. */
export const domainName =
  /^(?=.{4,253}$)(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?![\d.]+$|-)[a-z0-9-]{2,63}(?<!-)$/i

/** How e-mail is sent. Part of `variables`. */
export const mailVariables = {
  SMTP_URL: {
    schema: z
      .url({ protocol: /^smtps?$/, error: 'expected smtp://user:password@host:port or smtps://…' })
      .optional(),
    meaning: 'Address of the mail server.',
    fallback: 'mails are written to `DATA_DIR/mail`',
    secret: true,
  },
  SMTP_EHLO_NAME: {
    schema: z
      .string()
      .regex(domainName, 'expected a domain name with a dot, like mail.zubr.example')
      .optional(),
    meaning:
      'Domain name by which the API introduces itself to the mail server. ' +
      'It must lead to the address from which mails leave.',
    fallback: 'the host of `PANEL_URL`, if it is a domain name with a dot',
  },
  MAIL_FROM: {
    schema: z.email('expected an e-mail address').optional(),
    meaning: 'Sender of mails.',
    fallback: 'the e-mail address in `content/brand.ts`',
  },
} as const
