import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { createTransport } from 'nodemailer'

export type Mail = { id: string; to: string; subject: string; text: string }
export type Deliver = (mail: Mail) => Promise<void>

const patienceMs = 10_000

/** In whose name a mail is sent. */
export type Sender = Pick<Config, 'mailFrom'> & { brand: Pick<Catalogue['brand'], 'name' | 'email'> }

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

/**
 * Sends one mail. An error never holds an address, a password or what the server said, which may quote them; `what` names the mail in
 * it.
 */
export async function sendBySmtp(url: string, sender: Sender, mail: Mail, what = 'a mail'): Promise<void> {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMs,
    greetingTimeout: patienceMs,
    socketTimeout: patienceMs,
    dnsTimeout: patienceMs,
  })
  try {
    await transport.sendMail(messageOf(sender, mail))
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
    throw new Error(`the mail server did not take ${what} (${responseCode ?? code ?? 'unknown'})`)
  } finally {
    transport.close()
  }
}

/** Sends mails by SMTP_URL, or writes them to `DATA_DIR/mail` and says so. */
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
    await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 })
    say({ folder }, 'a mail was written to a folder, since SMTP_URL is not set')
  }
}
