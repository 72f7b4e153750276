import { applicationsPath, idempotencyKeyHeader } from '@zubr/contracts/partners'
import type { Texts } from './application.ts'

export const someTexts: Texts = {
  name: 'Ivan',
  age: '21',
  contacts: 'ivan@zubr.example',
  media: 'https://video.example/ivan',
  offer: 'Two videos a month',
  wants: 'A server',
}

/** Posts an application as the form does, from the given address as a trusted proxy names it. */
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
