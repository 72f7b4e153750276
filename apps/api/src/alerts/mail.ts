import { createTransport } from 'nodemailer'
import type { AlertMessage, ChannelConfig } from './channels.ts'

const patienceMs = 10_000

/** Mails the operator; the first line is the subject. The error never holds an address or a password. */
export async function sendMail(
  { smtpUrl, alertMailTo, brand, mailFrom = brand.email }: ChannelConfig,
  { id, text }: AlertMessage,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl ?? '',
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    await transport.sendMail({
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address: alertMailTo ?? '' },
      subject: text.split('\n', 1)[0] ?? '',
      text,
      messageId: `<${id}@${mailFrom.split('@').at(-1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  } catch (error) {
    // The server's own words may quote the recipient.
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    throw new Error(`the mail server did not take an alert (${responseCode ?? code ?? 'unknown'})`)
  } finally {
    transport.close()
  }
}
