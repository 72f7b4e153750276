import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileOutcomeHeader, ifTakenHeader } from '@zubr/contracts/files/file-constants'
import type { FileFailureCode } from '@zubr/contracts/files/operations'
import { defaultOptions } from 'tus-js-client'
import { expect, onTestFinished, test } from 'vitest'
import { ApiFailure } from '../../api/request.ts'
import { FilesClient } from '../../file-access/client.ts'
import { overHttp } from './over-http.ts'

const content = Buffer.from('all of it')
/** What the library reads here where a browser gives it a file. */
const file = Object.assign(Buffer.from(content), { size: content.length, lastModified: 1 }) as unknown as File
const tus = { 'tus-resumable': '1.0.0' }

/** An agent that answers so, and an upload to it that a page had begun which is left now. */
async function begun(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  access?: () => Promise<never>,
) {
  const asked: string[] = []
  const agent = createServer((request, response) => {
    asked.push(`${request.method} ${request.headers[ifTakenHeader] ?? ''}`.trim())
    request.resume().on('end', () => answer(request, response))
  })
  await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve))
  const { port } = agent.address() as AddressInfo // It listens at a port.
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
      // The first is for the address alone.
      if (access && ++tokens > 1) return access()
      return { url, token: 't', expiresAt: new Date(access ? 0 : Date.now() + 300_000).toISOString() }
    },
  })
  const send = (ifTaken: 'refuse' | 'replace' = 'refuse') =>
    overHttp(() => client).one({
      ...{ server: 's', into: '', path: 'world.zip', file, ifTaken },
      signal: new AbortController().signal,
      onSent: () => undefined,
    })
  return { asked, send }
}

const refuse = (request: IncomingMessage, response: ServerResponse, status: number, code: FileFailureCode) =>
  response.writeHead(status, tus).end(request.method === 'HEAD' ? '' : JSON.stringify({ failure: { code } }))

test.for([
  [409, 'taken'],
  [507, 'no_room'],
  [422, 'not_a_folder'],
] as const)('what is whole and cannot have its name for %s says why, once', async ([status, code]) => {
  const { asked, send } = await begun((request, response) => refuse(request, response, status, code))
  await expect(send()).rejects.toMatchObject({ code })
  expect(asked).toEqual(['HEAD', 'PATCH refuse'])
})

test('whose name was taken until just now has it', async () => {
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

test('an agent that is not all there is asked again', async () => {
  let heads = 0
  const { asked, send } = await begun((request, response) =>
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
  expect(asked).toEqual(['HEAD', 'HEAD'])
})

test('where no token is given out any more, the API says why', async () => {
  const { asked, send } = await begun(
    (request, response) => refuse(request, response, 401, 'failed'),
    async () => {
      throw new ApiFailure('not_found')
    },
  )
  await expect(send()).rejects.toMatchObject({ code: 'not_found' })
  expect(asked.filter((one) => one !== 'HEAD')).toEqual([])
  await expect(send('replace')).rejects.toMatchObject({ code: 'not_found' })
})
