import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A bucket in memory that implements the part of S3 that restic uses. It accepts only one key. */
export async function s3ForTest(accessKey: string) {
  const objects = new Map<string, Buffer>()
  const requests = new Set<string>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.example')
    const name = decodeURIComponent(pathname).replace(/^\/bucket\/?/, '')
    requests.add(request.headers.authorization ?? '')
    const say = (status: number, body: Buffer | string = '', headers: Record<string, string | number> = {}) =>
      response
        .writeHead(status, {
          'content-length': Buffer.byteLength(body),
          'last-modified': new Date().toUTCString(),
          etag: '"d41d8cd98f00b204e9800998ecf8427e"',
          ...headers,
        })
        .end(request.method === 'HEAD' ? undefined : body)
    const refuse = (status: number, code: string) =>
      say(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)

    const sent = unchunked(await buffer(request), request)
    if (!request.headers.authorization?.includes(`Credential=${accessKey}/`))
      return void refuse(403, 'InvalidAccessKeyId')
    if (searchParams.has('location'))
      return void say(200, '<?xml version="1.0"?><LocationConstraint></LocationConstraint>')
    if (name === '') return void (request.method === 'GET' ? say(200, listed(searchParams)) : say(200))
    const there = objects.get(name)
    if (request.method === 'PUT') {
      objects.set(name, sent)
      return void say(200)
    }
    if (!there) return void refuse(404, 'NoSuchKey')
    if (request.method === 'DELETE') {
      objects.delete(name)
      return void say(204)
    }
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
    if (from === undefined || request.method === 'HEAD')
      return void say(200, there, { 'content-length': there.length })
    const part = there.subarray(Number(from), to ? Number(to) + 1 : undefined)
    say(206, part, { 'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${there.length}` })
  }

  /** One page of names, and of common prefixes by the delimiter. */
  function listed(search: URLSearchParams): string {
    const prefix = search.get('prefix') ?? ''
    const delimiter = search.get('delimiter') ?? ''
    const within = [...objects.keys()].filter((name) => name.startsWith(prefix))
    const folderOf = (name: string) => {
      const end = delimiter ? name.indexOf(delimiter, prefix.length) : -1
      return end < 0 ? undefined : name.slice(0, end + 1)
    }
    const folders = new Set(within.map(folderOf).filter((folder) => folder !== undefined))
    const files = within.filter((name) => folderOf(name) === undefined)
    return [
      '<?xml version="1.0"?><ListBucketResult><Name>bucket</Name><IsTruncated>false</IsTruncated>',
      ...files.map(
        (name) =>
          `<Contents><Key>${name}</Key><LastModified>${new Date().toISOString()}</LastModified><ETag>"0"</ETag><Size>${objects.get(name)?.length}</Size></Contents>`,
      ),
      ...[...folders].map((folder) => `<CommonPrefixes><Prefix>${folder}</Prefix></CommonPrefixes>`),
      '</ListBucketResult>',
    ].join('')
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { repository: `s3:http://127.0.0.1:${port}/bucket`, objects, asked: requests }
}

/** Without TLS a client signs each chunk, and sends its length and signature before it. */
function unchunked(sent: Buffer, { headers }: IncomingMessage): Buffer {
  if (!String(headers['x-amz-content-sha256']).startsWith('STREAMING-')) return sent
  const parts: Buffer[] = []
  for (let at = 0; ; ) {
    const end = sent.indexOf('\r\n', at)
    const length = Number.parseInt(sent.toString('latin1', at, end), 16)
    if (end < 0 || !length) return Buffer.concat(parts)
    parts.push(sent.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
}
