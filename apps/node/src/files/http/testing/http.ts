import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { ConsoleClaims } from '@zubr/contracts/console'
import { fileArgumentsHeader } from '@zubr/contracts/files/file-constants'
import type { fileOperations } from '@zubr/contracts/files/operations'
import type { DownloadClaims, FileClaims } from '@zubr/contracts/files/tokens'
import { onTestFinished } from 'vitest'
import type { z } from 'zod'
import { ConsoleTokens } from '../../../console/console-tokens.ts'
import { startProbe } from '../../../probe.ts'
import type { FileActivity } from '../../activity.ts'
import { FileError } from '../../file-error.ts'
import type { FilesOfServer } from '../../server-files.ts'
import { filesForTest } from '../../testing/helper.ts'
import type { BackupsOf } from '../backups.ts'
import { FilesServer } from '../files-server.ts'
import { pulling } from '../pull/pull.ts'
import type { Pull } from '../run-operation.ts'

export const panelOrigin = 'https://panel.zubr.example'
const keys = generateKeyPairSync('ed25519')
export const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

type Operations = typeof fileOperations
export type ArgumentsOf<Op extends keyof Operations> = z.input<Operations[Op]['args']>

const inFiveMinutes = () => Math.floor(Date.now() / 1_000) + 300

/** Signs any claims as the API does. */
export function signed(claims: object, key = keys.privateKey): string {
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${payload}.${sign(null, Buffer.from(payload), key).toString('base64url')}`
}
const tied = (server: string) => ({
  server,
  session: 'session-1',
  account: 'account-1',
  node: 'minsk-1',
  exp: inFiveMinutes(),
})
export const filesToken = (server: string, claims: Partial<FileClaims> = {}) =>
  signed({ purpose: 'files', right: 'write', ...tied(server), ...claims } satisfies FileClaims)
export const downloadToken = (
  server: string,
  claims: Partial<DownloadClaims> & Pick<DownloadClaims, 'paths' | 'format'>,
) => signed({ purpose: 'download', id: randomUUID(), ...tied(server), ...claims } satisfies DownloadClaims)
export const consoleToken = (server: string) => {
  const { account: _, ...claims } = tied(server)
  return signed({ right: 'write', ...claims } satisfies ConsoleClaims)
}

const nowhere = () => Promise.reject(new FileError('away'))
const noBackups: BackupsOf = {
  find: () => undefined,
  backups: {
    changes: nowhere,
    dump: nowhere,
    // biome-ignore lint/correctness/useYield: it fails before.
    async *entries() {
      throw new FileError('away')
    },
  },
}

/** A server's files with a real helper, and the agent's web server before it. */
export async function filesHttpForTest({
  pull = pulling(),
  diskMb = null,
  backups = noBackups,
  core,
}: {
  pull?: Pull
  diskMb?: number | null
  backups?: BackupsOf
  core?: { core: string; gameVersion: string }
} = {}) {
  const own = await filesForTest({ diskMb })
  const server = randomUUID()
  const tokens = new ConsoleTokens('minsk-1', Date.now)
  tokens.update(publicKey, [])
  const opened: string[] = []
  let present: FilesOfServer = own.files
  const of = (id: string): FilesOfServer => {
    opened.push(id)
    return id === server ? present : away
  }
  const noted: Parameters<FileActivity['note']>[0][] = []
  const activity = {
    note: (change: (typeof noted)[number]) => void (change.count !== 0 && noted.push(change)),
  }
  let started: AbortController | undefined = new AbortController()
  const whileStopped = () => started?.signal
  const coreOf = () => core
  const served = new FilesServer({
    ...{ panelOrigin, tokens, files: { of }, pull, backups, activity, whileStopped, coreOf },
  })
  const probe = await startProbe({ port: 0, host: '127.0.0.1', files: served })
  onTestFinished(async () => {
    served.stop()
    await probe.stop()
  })
  const url = `http://127.0.0.1:${probe.port}/files`
  /** Requests an operation as the panel does. */
  const ask = <Op extends keyof Operations>(
    operation: Op,
    args: ArgumentsOf<Op>,
    { token = filesToken(server), body, ...rest }: RequestInit & { token?: string } = {},
  ) =>
    fetch(`${url}/${operation}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        [fileArgumentsHeader]: encodeURIComponent(JSON.stringify(args)),
      },
      ...(body !== undefined && { body }),
      ...rest,
    })
  return {
    ...own,
    server,
    tokens,
    url,
    port: probe.port,
    ask,
    /** Servers whose files were accessed. */
    opened,
    /** The recorded changes for the server's activity. */
    noted,
    revoke: (...sessions: string[]) => tokens.update(publicKey, sessions),
    /** Uses another helper from now on. */
    use(files: FilesOfServer): void {
      present = files
    },
    /** Starts the server, which was stopped until now. */
    starts(): void {
      started?.abort()
      started = undefined
    },
    stop: () => served.stop(),
  }
}

const gone = () => Promise.reject(new FileError('away'))
const away: FilesOfServer = {
  call: gone,
  callForBytes: gone,
  content: gone,
  // biome-ignore lint/correctness/useYield: it fails before.
  async *rows() {
    throw new FileError('away')
  },
}

/** The lines of an answer. */
export const linesOf = async (answer: Response): Promise<unknown[]> =>
  (await answer.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
