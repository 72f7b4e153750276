import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '@zubr/config'
import { onTestFinished, vi } from 'vitest'
import { openJobs } from '../../jobs/jobs.ts'
import { appForTest, type TestApp } from '../../testing/app.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { createLink } from '../login/links.ts'
import { mailWorker } from '../mail/send.ts'
import { codeIn, decoded, mailsIn } from '../mail/testing/mails.ts'
import { totp } from '../sessions/testing/totp.ts'
import { sweepAccounts } from '../sweep-accounts.ts'

export { codeIn, decoded, totp }

export const { siteUrl, panelUrl } = readConfig({})
export const goodPassword = 'correct horse battery'

export type Answer = { status: number; text: string; location: string | null; setCookies: string[] }

/** A minimal browser: it keeps cookies, sends from one address, and sets the `Origin` of a page. */
export class Visitor {
  readonly cookies = new Map<string, string>()
  readonly url: string
  address: string
  constructor(url: string, address = '192.0.2.1') {
    this.url = url
    this.address = address
  }

  async send(
    method: string,
    pathname: string,
    headers: Record<string, string> = {},
    body?: string,
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(this.url + pathname, {
      method,
      redirect: 'manual',
      headers: { 'x-forwarded-for': this.address, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    const setCookies = response.headers.getSetCookie()
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return {
      status: response.status,
      text: await response.text(),
      location: response.headers.get('location'),
      setCookies,
    }
  }

  /** A form of the site, sent without scripts. */
  form(pathname: string, fields: Record<string, string>, origin: string | null = siteUrl): Promise<Answer> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(origin !== null && { origin }),
    }
    return this.send('POST', pathname, headers, new URLSearchParams(fields).toString())
  }

  get(pathname: string): Promise<Answer> {
    return this.send('GET', pathname)
  }

  /** A JSON request of the panel. */
  json(method: string, pathname: string, body?: object): Promise<Answer> {
    const headers = { origin: panelUrl, ...(body && { 'content-type': 'application/json' }) }
    return this.send(method, pathname, headers, body && JSON.stringify(body))
  }

  register(login: string, fields: Record<string, string> = {}): Promise<Answer> {
    const email = `${login}@players.example`
    return this.form('/register', { login, email, password: goodPassword, repeat: goodPassword, ...fields })
  }

  logIn(name: string, password = goodPassword): Promise<Answer> {
    return this.form('/login', { name, password })
  }

  async isLoggedIn(): Promise<boolean> {
    return (await this.get('/api/account')).status === 200
  }
}

export type AccountsTest = TestApp & {
  /** The clock of an app with `startsAt`. */
  time: { now: Date }
  visitor(address?: string): Visitor
  /** The text of the newest mail to an address. Waits for one whose subject matches. */
  mailTo(email: string, subject?: RegExp): Promise<string>
  /** Runs `sweep-accounts`. */
  sweep(): Promise<void>
  /** Every mail so far, decoded. */
  mails(): Promise<string[]>
}

/** The app with its mails written to a folder. */
export async function accountsForTest(options: Parameters<typeof appForTest>[0] = {}): Promise<AccountsTest> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'zubr-accounts-'))
  const test = await appForTest(options)
  const jobs = openJobs(test.db)
  onTestFinished(async () => {
    await jobs.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const config = {
    ...readConfig({ AUTH_SECRET: 'the secret that sessions of tests are signed with' }),
    dataDir,
    ...options?.config,
  }
  await jobs.work([mailWorker({ db: test.db, jobs, config, catalogue: catalogueForTest, log: test.app.log })])
  const mails = () => mailsIn(dataDir)
  return {
    ...test,
    visitor: (address) => new Visitor(test.url, address),
    sweep: () => sweepAccounts(test.db),
    mails,
    mailTo: (email, subject = /./) =>
      vi.waitFor(
        async () => {
          const found = (await mails()).findLast(
            (mail) => mail.includes(`\nTo: ${email}`) && subject.test(mail),
          )
          if (!found) throw new Error(`no mail to ${email}`)
          return found
        },
        { timeout: 15_000, interval: 50 },
      ),
  }
}

/** The code of a mail that was not sent. */
export async function makeLinkForTest(
  db: Parameters<typeof createLink>[0],
  link: Omit<Parameters<typeof createLink>[1], 'mailId' | 'secret'>,
): Promise<string> {
  const code = await createLink(db, { ...link, mailId: randomUUID(), secret: 'the secret of codes in tests' })
  if (code === undefined) throw new Error('a new mail has an unused code')
  return code
}
