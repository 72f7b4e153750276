import type { ServerResponse } from 'node:http'
import { failureOf, waitForReader } from './responses.ts'

export async function* mapped<From, To>(batches: AsyncIterable<readonly From[]>, map: (one: From) => To) {
  for await (const batch of batches) yield batch.map(map)
}

export const ndjson = { 'content-type': 'application/x-ndjson' }

/** Sends lines of JSON as fast as the client receives them. Throws errors before the first line. */
export async function sendLines(
  response: ServerResponse,
  headers: Record<string, string>,
  batches: AsyncIterable<readonly object[]> | Iterable<readonly object[]>,
): Promise<void> {
  try {
    for await (const lines of batches) {
      if (!response.headersSent) response.writeHead(200, { ...headers, ...ndjson })
      response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
      await waitForReader(response)
    }
    if (!response.headersSent) response.writeHead(200, { ...headers, ...ndjson })
    response.end()
  } catch (error) {
    if (!response.headersSent) throw error
    response.end(`${JSON.stringify({ failure: failureOf(error).failure })}\n`)
  }
}
