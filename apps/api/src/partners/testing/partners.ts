import { ErrorBody } from '@zubr/contracts/errors'
import { ApplicationReceived, applicationsPath, idempotencyKeyHeader } from '@zubr/contracts/partners'
import { appForTest, type TestApp } from '../../testing/app.ts'
import type { Texts } from '../message.ts'

export const someTexts: Texts = {
  name: 'Ivan',
  age: '21',
  contacts: 'ivan@zubr.example',
  media: 'https://video.example/ivan',
  offer: 'Two videos a month',
  wants: 'A server',
}

/** Posts an application as the form does, from the address that a trusted proxy reports. */
export function sendApplication(
  url: string,
  {
    key,
    address,
    headers,
    ...body
  }: Partial<Texts> & {
    website?: string
    key?: string
    address?: string
    headers?: Record<string, string>
  } = {},
): Promise<Response> {
  return fetch(url + applicationsPath, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { [idempotencyKeyHeader]: key }),
      ...(address !== undefined && { 'x-forwarded-for': address }),
      ...headers,
    },
    body: JSON.stringify({ ...someTexts, ...body }),
  })
}

export const site = 'https://zubr.example'
export const siteApp = (options: Parameters<typeof appForTest>[0] = {}) =>
  appForTest({ ...options, config: { siteUrl: site, ...options.config } })

export async function rowsOf({ db }: Pick<TestApp, 'db'>) {
  const { rows } = await db.$client.query(
    'select *, host(address) as host from partner_applications order by created_at',
  )
  return rows
}
export const idOf = async (answer: Response) => ApplicationReceived.parse(await answer.json()).id
export const errorOf = async (answer: Response) => ErrorBody.parse(await answer.json()).error
