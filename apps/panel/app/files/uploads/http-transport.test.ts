import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileOutcomeHeader, ifTakenHeader } from '@zubr/contracts/files/file-constants'
import type { FileFailureCode } from '@zubr/contracts/files/operations'
import { defaultOptions } from 'tus-js-client'
import { expect, onTestFinished, test } from 'vitest'
import { ApiFailure } from '../../api/request.ts'
import { FilesClient } from '../../file-access/client.ts'
import { createHttpTransport } from './http-transport.ts'

const content = Buffer.from('all of it')
/** The part of a File that the library reads. */
const file = Object.assign(Buffer.from(content), { size: content.length, lastModified: 1 }) as unknown as File
const tus = { 'tus-resumable': '1.0.0' }

/** A fake agent with this answer, and an upload that an earlier page had started. */
async function begun(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  access?: () => Promise<never>,
) {
  const requests: string[] = []
  const agent = createServer((request, response) => {
    requests.push(`${request.method} ${request.headers[ifTakenHeader] ?? ''}`.trim())
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve))
  const { port } = agent.address() as AddressInfo // The agent listens on a TCP port.
  const url = `http://127.0.0.1:${port}/files`
  const before = defaultOptions.urlStorage
  const left = { size: content.length, metadata: {}, creationTime: '', urlStorageKey: 'left' }
  defaultOptions.urlStorage = {
    findAllUploads: async () => [],
    findUploadsByFingerprint: async () => [
      { ...left, uploadUrl: `${url}/uploads/1`, parallelUploadUrls: null },
    ],
    removeUpload: async () => undefined,
    addUpload: async () => 'left',
  }
  onTestFinished(() => {
    defaultOptions.urlStorage = before
    agent.closeAllConnections()
    agent.close()
  })
  let tokens = 0
  const client = new FilesClient({
    access: async () => {
      // The first token is only for the URL.
      if (access && ++tokens > 1) return access()
      return { url, token: 't', expiresAt: new Date(access ? 0 : Date.now() + 300_000).toISOString() }
    },
  })
  const send = (ifTaken: 'refuse' | 'replace' = 'refuse') =>
    createHttpTransport(() => client).one({
      ...{ server: 's', into: '', path: 'world.zip', file, ifTaken },
      signal: new AbortController().signal,
      onSent: () => undefined,
    })
  return { requests, send }
}

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, code: FileFailureCode) =>
  response.writeHead(status, tus).end(request.method === 'HEAD' ? '' : JSON.stringify({ failure: { code } }))

test.for([
  [409, 'taken'],
  [507, 'no_room'],
  [422, 'not_a_folder'],
] as const)(
  'taken name: a complete upload that cannot get its name for %s reports the reason, once',
  async ([status, code]) => {
    const { requests, send } = await begun((request, response) => refuse(request, response, status, code))
    await expect(send()).rejects.toMatchObject({ code })
    expect(requests).toEqual(['HEAD', 'PATCH refuse'])
  },
)

test('taken name: an upload whose name has become free gets it', async () => {
  const outcome = { path: 'world.zip', to: 'world.zip' }
  const { send } = await begun((request, response) =>
    request.method === 'HEAD'
      ? refuse(request, response, 409, 'taken')
      : response
          .writeHead(204, { ...tus, [fileOutcomeHeader]: encodeURIComponent(JSON.stringify(outcome)) })
          .end(),
  )
  expect(await send()).toEqual(outcome)
})

test('retry: an agent that is not ready is asked again', async () => {
  let heads = 0
  const { requests, send } = await begun((request, response) =>
    heads++ === 0
      ? refuse(request, response, 503, 'away')
      : response
          .writeHead(200, {
            ...tus,
            'upload-offset': String(content.length),
            'upload-length': String(content.length),
          })
          .end(),
  )
  expect(await send()).toMatchObject({ to: 'world.zip' })
  expect(requests).toEqual(['HEAD', 'HEAD'])
})

test("token: without one, the API's reason is reported", async () => {
  const { requests, send } = await begun(
    (request, response) => refuse(request, response, 401, 'failed'),
    async () => {
      throw new ApiFailure('not_found')
    },
  )
  await expect(send()).rejects.toMatchObject({ code: 'not_found' })
  expect(requests.filter((one) => one !== 'HEAD')).toEqual([])
  await expect(send('replace')).rejects.toMatchObject({ code: 'not_found' })
})
