import { fileSizeHeader, fileVersionHeader } from '@zubr/contracts/files/file-constants'
import type { FileFailure } from '@zubr/contracts/files/operations'
import { isSettingsPath } from '@zubr/domain/settings-files/is-settings-path'
import type { FakeBackend } from '../../api/fake-backend.ts'
import type { FileRequest } from '../../api/file-requests.ts'
import type { DemoServer } from '../memory.ts'
import { requireRestart } from '../servers/running.ts'
import { diskOf } from './disks.ts'
import { type Disk, isOfRows, isOfTask, operations, statOf, versionOf } from './operations.ts'
import { above, type DemoFile, fileOf, folderAt, found, nameIn, put, Refused } from './tree.ts'

const answerMs = 60
/** The delay between rows, so that progress is visible. */
const rowMs = 90

/** The demo's disks, each created on first access. */
export const openDisks = () => ({ of: diskOf })

/** Simulates the agents' file operations on in-memory disks. */
export function diskAgent(
  servers: readonly DemoServer[],
  disks: ReturnType<typeof openDisks>,
): Pick<FakeBackend, 'askAgent' | 'saveFiles'> {
  const diskAt = (url: string): Disk => {
    const demoServer = servers.find(({ view }) => url === `demo:${view.id}`)
    if (!demoServer || demoServer.view.nodeSilent || demoServer.view.state === 'creating')
      throw new Refused('away')
    return disks.of(demoServer)
  }
  return {
    async askAgent({ url }, request) {
      await new Promise((resolve) => setTimeout(resolve, answerMs))
      request.signal?.throwIfAborted()
      try {
        const disk = diskAt(url)
        if (request.operation === 'importWorld' && !isDown(servers, url)) throw new Refused('server_runs')
        const answer = await answerOf(disk, request)
        noteChange(servers, url, request)
        return answer
      } catch (error) {
        return new Response(JSON.stringify({ failure: failureOf(error) }), { status: 409 })
      }
    },
    saveFiles({ url }, { paths }, onFailure) {
      try {
        const [path = ''] = paths
        const node = found(diskAt(url).root, path)
        if (paths.length > 1 || node.kind === 'folder' || !node.content) return onFailure()
        const link = document.createElement('a')
        link.href = URL.createObjectURL(new Blob([node.content]))
        link.download = nameIn(path)
        link.click()
        setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
      } catch {
        onFailure()
      }
    },
  }
}

/** Records changes of files that a server reads when it starts, like an agent. */
function noteChange(servers: readonly DemoServer[], url: string, { operation, args }: FileRequest): void {
  const demoServer = servers.find(({ view }) => url === `demo:${view.id}`)
  const { path = '' } = args as { path?: string }
  if (operation === 'write' && isSettingsPath(path) && demoServer) requireRestart(demoServer, 'settings')
  if (operation === 'rename' && /\.jar(?:\.disabled)?$/.test(path) && demoServer)
    requireRestart(demoServer, 'addons')
}

const isDown = (servers: readonly DemoServer[], url: string) =>
  servers.some(
    ({ view: { id, state } }) => url === `demo:${id}` && (state === 'stopped' || state === 'failed'),
  )

async function answerOf(disk: Disk, { operation, args, content }: FileRequest): Promise<Response> {
  if (operation === 'read') return contentOf(disk, args)
  if (operation === 'write') return Response.json(await written(disk, args, content))
  const handler = operations[operation]
  if (!handler) throw new Refused('failed')
  const answer = handler(disk, args)
  if (isOfTask(operation)) return taskOf(disk, answer as Iterable<object>)
  if (isOfRows(operation))
    return new Response(
      [...(answer as Iterable<object>)].map((row) => `${JSON.stringify({ row })}\n`).join(''),
    )
  return Response.json(answer)
}

/** Content of a file; one without stored content is blank space. */
function contentOf({ root }: Disk, args: object): Response {
  const {
    path,
    offset = 0,
    length,
    fromEnd,
  } = args as {
    path: string
    offset?: number
    length?: number
    fromEnd?: number
  }
  const node = found(root, path)
  if (node.kind === 'folder') throw new Refused('is_a_folder', path)
  const bytes = node.content ?? new Uint8Array(Math.min(node.size, 64 * 1024))
  const from = fromEnd === undefined ? offset : Math.max(0, bytes.length - fromEnd)
  return new Response(bytes.slice(from, length === undefined ? undefined : from + length), {
    headers: { [fileVersionHeader]: versionOf(node), [fileSizeHeader]: String(node.size) },
  })
}

async function written({ root }: Disk, args: object, content: FileRequest['content']) {
  const { path, version } = args as { path: string; version?: string | null }
  const bytes = new Uint8Array(await new Response(content ?? null).arrayBuffer())
  const before = folderAt(root, above(path)).inside.get(nameIn(path))
  if (before?.kind === 'folder') throw new Refused('is_a_folder', path)
  if (version === null && before) throw new Refused('taken', path)
  if (version && (!before || versionOf(before) !== version)) throw new Refused('changed', path)
  const file: DemoFile = fileOf(bytes, Date.now())
  if (before) Object.assign(before, file, { mode: before.mode })
  else put(root, path, file)
  return statOf(root, path)
}

function taskOf(disk: Disk, outcomes: Iterable<object>): Response {
  const encoder = new TextEncoder()
  const counted = { done: 0, skipped: 0, failed: 0 }
  const iterator = outcomes[Symbol.iterator]()
  // An immediate refusal is no task.
  let next = iterator.next()
  const stream = new ReadableStream<Uint8Array>({
    start: (out) => out.enqueue(encoder.encode(`${JSON.stringify({ task: String(disk.next++) })}\n`)),
    async pull(out) {
      const say = (line: object) => out.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      try {
        if (next.done) {
          say({ done: counted })
          return out.close()
        }
        await new Promise((resolve) => setTimeout(resolve, rowMs))
        counted['skipped' in next.value ? 'skipped' : 'done']++
        say({ row: next.value })
        say({ progress: { doneBytes: 0, bytes: null, doneFiles: counted.done, files: null } })
        next = iterator.next()
      } catch (error) {
        say({ failure: failureOf(error) })
        out.close()
      }
    },
  })
  return new Response(stream)
}

const failureOf = (error: unknown): FileFailure =>
  error instanceof Refused
    ? { code: error.code, ...(error.path !== undefined && { path: error.path }) }
    : { code: 'failed' }
