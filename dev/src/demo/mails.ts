import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type ReadMail, readMail } from '@zubr/api/accounts/mail/read-mail'

export type WrittenMail = ReadMail & { name: string; to: string; subject: string; at: Date | undefined }

/** The newest mails written to files, newest first. Their names begin with the time. */
export async function newestMails(folder: string, limit: number): Promise<WrittenMail[]> {
  const newest = (await mailNames(folder)).sort().reverse().slice(0, limit)
  return Promise.all(newest.map((name) => read(folder, name)))
}

export async function mailNamed(folder: string, name: string): Promise<WrittenMail | undefined> {
  return (await mailNames(folder)).includes(name) ? read(folder, name) : undefined
}

async function mailNames(folder: string): Promise<string[]> {
  // The folder does not exist before the first mail.
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith('.eml'))
}

async function read(folder: string, name: string): Promise<WrittenMail> {
  const mail = readMail(await readFile(path.join(folder, name), 'utf8'))
  const at = new Date(mail.head.get('date') ?? '')
  return {
    ...mail,
    name,
    to: mail.head.get('to') ?? '',
    subject: mail.head.get('subject') ?? '',
    at: Number.isNaN(+at) ? undefined : at,
  }
}
