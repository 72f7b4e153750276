import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { createTransport } from 'nodemailer'
import { toMailHtml } from './html.ts'
import { toReadableMessage } from './readable-file.ts'

/** `lang` is the language tag of the text. */
export type Mail = { id: string; to: string; subject: string; text: string; lang?: string }
export type Deliver = (mail: Mail) => Promise<void>

/** Each for finding the mail server, connecting to it and its greeting. */
const connectMs = 10_000

/** Timeouts of a delivery by SMTP. */
export type SmtpTimeouts = {
  /** From the lookup of the mail server to the last byte of the message. */
  handoverMs: number
  /**
   * For the answer after the message, while servers scan or forward it. Source: RFC 5321,
   * 4.5.3.2.6.
   */
  finalAnswerMs: number
}
export const smtpTimeouts: SmtpTimeouts = { handoverMs: 60_000, finalAnswerMs: 600_000 }

/** Longer than one attempt can take: a second one at the same time would send the mail twice. */
export const maxDeliverySeconds = (smtpTimeouts.handoverMs + smtpTimeouts.finalAnswerMs) / 1_000

/**
 * The mail server rejected a mail, its recipient or its sender permanently (5xx). A retry would not
 * help.
 */
export class MailRefused extends Error {}

/** The sender of a mail. */
export type Sender = Pick<Config, 'mailFrom' | 'smtpEhloName'> & {
  brand: Pick<Catalogue['brand'], 'name' | 'email'>
}

function messageOf({ brand, mailFrom = brand.email }: Sender, { id, to, subject, text }: Mail) {
  return {
    from: { name: brand.name, address: mailFrom },
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const ignore = () => undefined
const silent = {
  level: ignore,
  trace: ignore,
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  fatal: ignore,
}

/**
 * Sends one mail. Throws MailRefused if it is rejected permanently. An error never contains an
 * address, a password or the server's answer, which may quote them. `what` names the mail in it.
 */
export async function sendBySmtp(
  url: string,
  sender: Sender,
  mail: Mail,
  { what = 'a mail', timeouts = smtpTimeouts }: { what?: string; timeouts?: SmtpTimeouts } = {},
): Promise<void> {
  const handover = new AbortController()
  const timer = setTimeout(() => handover.abort(), timeouts.handoverMs)
  const transport = createTransport({
    url,
    // Only this log entry of nodemailer reports that the message was sent. Its other entries
    // contain addresses.
    logger: { ...silent, info: (entry) => (entry.tnx === 'message' ? clearTimeout(timer) : undefined) },
    name: sender.smtpEhloName,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: timeouts.finalAnswerMs,
  })
  try {
    await transport.sendMail({ ...messageOf(sender, mail), html: toMailHtml(mail), signal: handover.signal })
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    const reason = `the mail server did not take ${what} (${handover.signal.aborted ? 'ETIMEDOUT' : (responseCode ?? code ?? 'unknown')})`
    throw isRefusedForGood(error) ? new MailRefused(reason) : new Error(reason)
  } finally {
    clearTimeout(timer)
    transport.close()
  }
}

/**
 * A 5xx answer to sender, recipient or message is final, unless it asks for authentication. Before
 * those commands it concerns the connection, which the operator can fix. Source: RFC 5321, 4.2.1;
 * RFC 4954, 6.
 */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  const isOfMail = command === 'MAIL FROM' || command === 'RCPT TO' || command === 'DATA'
  const asksForLogin = [530, 534, 535, 538].includes(Number(responseCode))
  return isOfMail && !asksForLogin && Number(responseCode) >= 500 && Number(responseCode) < 600
}

/** Sends mails by SMTP_URL, or writes them to `DATA_DIR/mail` and logs that folder. */
export function openDelivery(
  sender: Sender & Pick<Config, 'smtpUrl' | 'dataDir'>,
  say: (fields: { folder: string }, line: string) => void,
): Deliver {
  const { smtpUrl } = sender
  if (smtpUrl !== undefined) return (mail) => sendBySmtp(smtpUrl, sender, mail)
  const folder = path.resolve(sender.dataDir, 'mail')
  return async (mail) => {
    const files = createTransport({ streamTransport: true, buffer: true })
    const { message } = await files.sendMail(messageOf(sender, mail))
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`
    await writeFile(path.join(folder, name), toReadableMessage(message as Buffer), { mode: 0o600 })
    say({ folder }, 'a mail was written to a folder, since SMTP_URL is not set')
  }
}
