import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { JobFailed } from '../../jobs/server-jobs.ts'
import type { ToolSandbox } from '../tool-sandbox.ts'
import type { CopiedFile, FileToolRequest, HashedFile, WalkedFile } from './file-tool-requests.ts'

const program = fileURLToPath(new URL('main.ts', import.meta.url))
const folders = [
  dirname(process.execPath),
  fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, ''),
]

type Row<R extends FileToolRequest> = R['do'] extends 'hash'
  ? HashedFile
  : R['do'] extends 'cut'
    ? CopiedFile
    : WalkedFile
type Answer<R extends FileToolRequest> = R['do'] extends 'measure'
  ? { bytes: number; files: number }
  : undefined

const only: FileToolRequest['do'][] = ['measure', 'walk', 'hash']

/**
 * Runs a request on a server's files by a program in a sandbox, because the agent itself does not
 * walk them.
 */
export async function runFileTool<R extends FileToolRequest>(
  sandbox: ToolSandbox,
  data: string,
  request: R,
  signal?: AbortSignal,
  row?: (row: Row<R>) => void,
  /** The folder for copies of the `cut` request. */
  cut?: string,
): Promise<Answer<R>> {
  const how = only.includes(request.do) ? 'read' : 'write'
  const { stdin, stdout, ended } = sandbox.start({
    command: (place) => [process.execPath, '--no-warnings', program, place('/data')],
    mounts: [
      { at: '/data', from: data, how: cut === undefined ? how : 'read', isTenants: true },
      ...(cut === undefined ? [] : [{ at: '/cut', from: cut, how: 'write' as const }]),
      ...folders.map((folder) => ({ at: folder, from: folder, how: 'read' as const })),
    ],
    ...{ cwd: '/', env: {}, rights: how, network: false, ...(signal && { signal }) },
  })
  // The chosen paths may exceed the limit of arguments.
  stdin.end(JSON.stringify(request))
  let answer: unknown
  for await (const line of createInterface({ input: stdout })) {
    const message = JSON.parse(line)
    if ('answer' in message) answer = message.answer
    else row?.(message)
  }
  const { code, output } = await ended
  signal?.throwIfAborted()
  if (code !== 0)
    throw new JobFailed(
      /ENOSPC|EDQUOT/.test(output) ? 'no_room' : 'failed',
      `${request.do}: ${output.slice(-300)}`,
    )
  return answer as Answer<R> // main.ts sends this answer to the request.
}
