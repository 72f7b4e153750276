import type { Edition } from '@zubr/domain/plans'
import type { Db } from '../../database/open.ts'
import { runCommand } from '../../operators/run-command.ts'
import { catalogueForTest } from '../../testing/catalogue.ts'
import { interestCommands } from '../interest-commands.ts'

type Wish = {
  email: string
  edition?: Edition | 'none'
  locale?: string
  consent?: unknown
  website?: string
  /** The visitor's address, as a trusted proxy reports it. */
  address?: string
}

/** Posts JSON as the site's server does for a visitor. */
export const postJson = (url: string, body: object, address = '203.0.113.1'): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })

export function leaveAddress(
  url: string,
  { address, edition = 'bedrock', locale = 'ru', consent = true, ...more }: Wish,
): Promise<Response> {
  return postJson(`${url}/api/interests`, { edition, locale, consent, ...more }, address)
}

export const forgetAddress = (url: string, body: { email: string } | { code: string }) =>
  postJson(`${url}/api/interests/forget`, body)

export async function waitingIn({ db }: { db: Db }) {
  const { rows } = await db.$client.query(
    'select edition, email, locale, mailbox, consented_at from interests order by edition, email',
  )
  return rows
}

/**
 * Runs an operator's command; `coming` are the editions announced in content. Resolves to its
 * output.
 */
export async function operate(
  db: Db,
  coming: readonly Edition[],
  verb: keyof typeof interestCommands,
  ...args: string[]
): Promise<string[]> {
  const printed: string[] = []
  await runCommand(
    interestCommands[verb],
    {
      db,
      config: { panelUrl: 'http://localhost:3100' },
      catalogue: { ...catalogueForTest, comingEditions: coming },
      clock: () => new Date(),
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed
}
