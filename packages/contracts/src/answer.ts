import { accountPagesEndpoints } from './account-pages.ts'
import type { Endpoint } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import type { AnswerOf, EndpointKey } from './request.ts'

const wire: Record<EndpointKey, Endpoint> = { ...endpoints, ...accountPagesEndpoints }

/** Parses a successful response; throws if it does not match the endpoint. */
export async function readAnswer<K extends EndpointKey>(key: K, response: Response): Promise<AnswerOf<K>>
export async function readAnswer(key: EndpointKey, response: Response): Promise<unknown> {
  const { status } = response
  if (status !== 200 && status !== 201 && status !== 202 && status !== 204) {
    await response.body?.cancel()
    throw new Error(`answered with status ${status}`)
  }
  const schema = wire[key].answers[status]
  const text = await response.text()
  return schema?.parse(text === '' ? null : JSON.parse(text))
}
