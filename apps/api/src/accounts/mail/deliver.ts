import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '@zubr/config'
import type { Catalogue } from '@zubr/domain/catalogue'
import { createTransport } from 'nodemailer'

export type Mail = { id: string; to: string; subject: string; text: string }
export type Deliver = (mail: Mail) => Promise<void>

const patienceMs = 10_000

/**
 * Sends a mail by SMTP_URL, or writes it to `DATA_DIR/mail` and says so. An error never holds an address, a password or what the
 * server said, which may quote them.
 */
export function openDelivery(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  brand: Catalogue['brand'],
  say: (fields: { folder: string }, line: string) => void,
): Deliver {
  const from = { name: brand.name, address: config.mailFrom ?? brand.email }
  const messageOf = ({ id, to, subject, text }: Mail) => ({
    from,
    to: { name: '', address: to },
    subject,
    text,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { smtpUrl } = config
  if (smtpUrl === undefined) {
    const folder = path.resolve(config.dataDir, 'mail')
    return async (mail) => {
      const { message } = await createTransport({ streamTransport: true, buffer: true }).sendMail(
        messageOf(mail),
      )
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      await writeFile(path.join(folder, name), message as Buffer, { mode: 0o600 })
      say({ folder }, 'a mail was written to a folder, since SMTP_URL is not set')
    }
  }
  return async (mail) => {
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
      dnsTimeout: patienceMs,
    })
    try {
      await transport.sendMail(messageOf(mail))
    } catch (error) {
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
      throw new Error(`the mail server did not take a mail (${responseCode ?? code ?? 'unknown'})`)
    } finally {
      transport.close()
    }
  }
}
