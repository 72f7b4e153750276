import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { FileChanges } from '@zubr/contracts/files/activity'
import type { SftpProof } from '@zubr/contracts/files/sftp'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'
import { onTestFinished } from 'vitest'
import { ServerFiles } from '../../files/server-files.ts'
import { startHelperProcess } from '../../files/testing/helper.ts'
import type { SftpLimits } from '../messages.ts'
import { startSftp } from '../sftp-server.ts'

export const run = promisify(execFile)

/** The same, until the test ends. */
export async function sftpForTest(options: Parameters<typeof serveFolder>[0] = {}) {
  const served = await serveFolder(options)
  onTestFinished(served.stop)
  return served
}

/**
 * Serves a folder by SFTP with a real helper, for one account with one key and one password, until
 * it is stopped.
 */
export async function serveFolder({
  limits = {},
  diskMb = null,
}: {
  limits?: Partial<SftpLimits>
  diskMb?: number | null
} = {}) {
  await ensureSandboxTools(() => undefined, ['openssh-client'])
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'zubr-sftp-')))
  const data = join(folder, 'data')
  const here = join(folder, 'here')
  await run('mkdir', [data, here])
  const server = randomUUID()
  const account = randomUUID()
  const keyFile = join(folder, 'id')
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', keyFile])
  const [, blob = ''] = (await readFile(`${keyFile}.pub`, 'utf8')).split(' ')
  const password = randomUUID()
  const logged: string[] = []
  const recorded: FileChanges[] = []
  const logins: { user: string; address: string; proof: SftpProof }[] = []
  const user = `anna.${server.slice(0, 8)}`
  let answer = (proof: SftpProof): number | Promise<number> =>
    (proof.method === 'key' ? proof.key === blob : proof.password === password) ? 200 : 403
  // Replaces the API: it only answers logins.
  const api = createServer(async (request, response) => {
    const body = (await json(request)) as (typeof logins)[number]
    logins.push(body)
    const status = body.user === user ? await answer(body.proof) : 403
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(
      status === 200 ? JSON.stringify({ server, account, credential: body.proof.method, revision: 1 }) : '{}',
    )
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const address = api.address()
  const helpers: ReturnType<typeof startHelperProcess>[] = []
  const files = new ServerFiles({
    start: async () => {
      const helper = startHelperProcess(data, diskMb)
      helpers.push(helper)
      return helper
    },
    find: (id) => (id === server ? { place: { id, folder, data }, diskMb: diskMb ?? 0 } : undefined),
    log: { info: () => undefined, warn: (line) => logged.push(line), error: (line) => logged.push(line) },
  })
  const { promise: listening, resolve: listens } = Promise.withResolvers<void>()
  const sftp = startSftp({
    name: 'minsk-1',
    token: 'x',
    apiUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    log: {
      info: (line) => logged.push(line),
      warn: (line) => logged.push(line),
      error: (line) => logged.push(line),
    },
    host: '127.0.0.1',
    port: 0,
    dataDir: folder,
    files,
    activity: { note: (change) => recorded.push({ count: 1, ...change }), sendSoon: () => undefined },
    changed: () => sftp.now() && listens(),
    limits,
  })
  const follow = (credentials: string[], revision = 1) =>
    sftp.follow({ revision, servers: [{ id: server, sftp: credentials }] } as never)
  follow(['key', 'password'])
  const stop = async () => {
    await sftp.stop()
    await files.stop()
    api.closeAllConnections()
    api.close()
    await rm(folder, { recursive: true, force: true })
  }
  await listening
  const port = sftp.now()?.port ?? 0
  const known = join(folder, 'known_hosts')
  const options = [
    ...['-i', keyFile, '-o', 'IdentitiesOnly=yes', '-o', `UserKnownHostsFile=${known}`, '-F', '/dev/null'],
    ...['-o', 'StrictHostKeyChecking=accept-new', '-o', 'IdentityAgent=none', '-o', 'LogLevel=ERROR'],
    // There is no user to answer prompts.
    ...['-o', 'BatchMode=yes'],
  ]
  return {
    ...{ data, here, folder, server, account, user, port, password, blob, keyFile, options, files, helpers },
    ...{ sftp, logged, recorded, logins, follow, stop },
    answerWith: (next: typeof answer) => {
      answer = next
    },
    /** Sums of the recorded changes. */
    sums: () =>
      Object.entries(Object.groupBy(recorded, ({ kind }) => kind))
        .map(([kind, all = []]) => `${kind} ${all.reduce((sum, { count }) => sum + count, 0)}`)
        .sort(),
    /** Runs Debian's sftp with these commands. Rejects with its output if one fails. */
    async batch(commands: string[], more: string[] = []): Promise<string> {
      const file = join(folder, `batch-${randomUUID()}`)
      await writeFile(file, `${commands.join('\n')}\n`)
      const args = ['-b', file, '-P', String(port), ...options, ...more, `${user}@127.0.0.1`]
      const { stdout, stderr } = await run('sftp', args, { cwd: here, maxBuffer: 2 ** 26 })
      return stdout + stderr
    },
    ssh: (...args: string[]) =>
      run('ssh', ['-p', String(port), ...options, `${user}@127.0.0.1`, ...args]).catch(
        (error: { stdout: string; stderr: string; code: number }) => error,
      ),
  }
}
