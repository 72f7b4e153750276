import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { FileAccess } from '@zubr/contracts/files/endpoints'
import { downloadTokenField, fileArgumentsHeader } from '@zubr/contracts/files/file-constants'
import type { Server } from '@zubr/contracts/servers/server'
import type { Customer } from '../../e2e/support/customer.ts'

const run = promisify(execFile)

/** Seconds of curl, including the connection. */
async function curl(...args: string[]): Promise<number> {
  const { stdout } = await run('curl', [
    '-sS',
    '--fail-with-body',
    '-o',
    '/dev/null',
    '-w',
    '%{time_total}',
    ...args,
  ])
  return Number(stdout)
}

/** A token, and the address of its node: only browsers resolve names below localhost. */
export async function access(panel: Customer, { id }: Server, input: object): Promise<FileAccess> {
  const access = await panel.ask<FileAccess>('POST', `/api/servers/${id}/files`, input)
  return { ...access, url: access.url.replace(/[\w-]+\.localhost/, '127.0.0.1') }
}

/** Uploads one file by tus, from its creation to its end. */
export async function upload(panel: Customer, server: Server, file: string, path: string): Promise<number> {
  const { url, token } = await access(panel, server, { right: 'write' })
  const begin = performance.now()
  const headers = ['-H', `authorization: Bearer ${token}`, '-H', 'tus-resumable: 1.0.0']
  const metadata = { path, ifTaken: 'replace' }
  const created = await fetch(`${url}/uploads`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': '1.0.0',
      'upload-length': String(statSync(file).size),
      'upload-metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  })
  const location = created.headers.get('location')
  if (created.status !== 201 || !location) throw new Error(`${created.status}: ${await created.text()}`)
  await curl(
    ...['-X', 'PATCH', '-T', file, ...headers, '-H', 'upload-offset: 0'],
    ...['-H', 'content-type: application/offset+octet-stream', new URL(location, url).href],
  )
  return (performance.now() - begin) / 1_000
}

export async function download(panel: Customer, server: Server, path: string): Promise<number> {
  const { url, token } = await access(panel, server, { download: { paths: [path], format: 'file' } })
  return curl('--data-urlencode', `${downloadTokenField}=${token}`, `${url}/download`)
}

/** `synced`: a folder whose files are then flushed to the disk. */
export async function nginxUpload(port: string, file: string, synced?: string): Promise<number> {
  const begin = performance.now()
  await curl('-T', file, `http://127.0.0.1:${port}/put.bin`)
  if (synced !== undefined) await run('sync', [join(synced, 'put.bin')])
  return (performance.now() - begin) / 1_000
}
export const nginxDownload = (port: string) => curl(`http://127.0.0.1:${port}/big.bin`)

/** Runs one operation. Returns seconds until its first and its last line. */
export async function operate(
  panel: Customer,
  server: Server,
  operation: string,
  args: object,
): Promise<{ firstS: number; allS: number; bytes: number }> {
  const { url, token } = await access(panel, server, { right: 'write' })
  const begin = performance.now()
  const answer = await fetch(`${url}/${operation}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      [fileArgumentsHeader]: encodeURIComponent(JSON.stringify(args)),
    },
  })
  if (!answer.ok || !answer.body) throw new Error(`${operation}: ${answer.status} ${await answer.text()}`)
  let firstS = Number.NaN
  let bytes = 0
  let last = ''
  for await (const piece of answer.body) {
    if (bytes === 0) firstS = (performance.now() - begin) / 1_000
    bytes += piece.length
    last = Buffer.from(piece).subarray(-1_000).toString()
  }
  if (last.includes('"failure"')) throw new Error(`${operation}: ${last}`)
  return { firstS, allS: (performance.now() - begin) / 1_000, bytes }
}
