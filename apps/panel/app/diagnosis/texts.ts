import type { FileEntry } from '@zubr/contracts/files/operations'
import type { AnswerOf } from '@zubr/contracts/request'
import { withoutHostPaths } from '@zubr/domain/servers/host-paths'
import { call } from '../api/request.ts'
import { wholeConsole } from '../console-link/download.ts'
import type { FilesClient } from '../file-access/client.ts'
import { fileErrorOf } from '../file-access/file-error.ts'

/** Only the end of a text is read, because it has the cause of a crash. */
const maxReadBytes = 1024 * 1024
const maxConsoleLines = 2_000
/** Tolerance between the clocks of the API and the node. */
const slackMs = 5_000

/** `path`: null for console lines. `isWhole`: from the first line on. */
type ReadText = { text: string; path: string | null; isWhole: boolean }

/** The logs of a server's last run. */
export type LogTexts = {
  log: ReadText | null
  crash: ReadText | null
  /** Jars in the folders of plugins and mods. */
  jars: string[]
}

type Entries = AnswerOf<'GET /api/servers/:id/activity'>['entries']

/** When the last run started; older texts belong to another run. */
export function startOf(entries: Entries): number {
  const begun = entries.find(({ event }) => event === 'start' || event === 'restart' || event === 'created')
  return begun ? Date.parse(begun.at) - slackMs : 0
}

/** The last console lines since a time, without their timestamps. */
export function linesSince(download: string, since: number, maxLines = maxConsoleLines): string {
  const lines: string[] = []
  for (const line of download.split('\n')) {
    const found = /^(\d{4}-\S{1,40}Z) (?:normal|warning|error) (.*)$/.exec(line)
    if (!found) {
      if (lines.length > 0 && line !== '') lines.push(line)
    } else if (Date.parse(found[1] as string) >= since) lines.push(found[2] as string)
  }
  return lines.slice(-maxLines).join('\n')
}

/** Reads the available texts. Rejects only if none could be read. */
export async function readTexts(
  server: string,
  files: Pick<FilesClient, 'all' | 'read'>,
  signal: AbortSignal,
): Promise<LogTexts> {
  const { entries } = await call('GET /api/servers/:id/activity', { params: { id: server }, signal })
  const since = startOf(entries)
  let failure: unknown
  const listed = async (path: string): Promise<FileEntry[]> => {
    try {
      return await files.all('list', { path }, { signal })
    } catch (error) {
      const { code } = fileErrorOf(error)
      if (code !== 'not_found' && code !== 'not_a_folder') failure ??= error
      return []
    }
  }
  const [logs, reports, plugins, mods] = await Promise.all(
    ['logs', 'crash-reports', 'plugins', 'mods'].map(listed),
  )
  const fresh = (entry: FileEntry) => entry.mtimeMs >= since && entry.size > 0
  const text = async (path: string) => {
    const { bytes } = await files.read({ path, fromEnd: maxReadBytes }, { signal })
    return {
      path,
      text: withoutHostPaths(new TextDecoder().decode(bytes)),
      isWhole: bytes.length < maxReadBytes,
    }
  }
  const latest = logs?.find((entry) => entry.name === 'latest.log' && fresh(entry))
  const report = (reports ?? [])
    .filter((entry) => entry.name.endsWith('.txt') && fresh(entry))
    .sort((a, b) => b.mtimeMs - a.mtimeMs)[0]
  const [log, crash] = await Promise.all([
    // The server may have moved its log since the folder was listed.
    latest ? text('logs/latest.log').catch(() => null) : null,
    // The report may have been deleted since the folder was listed.
    report ? text(`crash-reports/${report.name}`).catch(() => null) : null,
  ])
  const jars = [
    ...(plugins ?? []).map(({ name }) => `plugins/${name}`),
    ...(mods ?? []).map(({ name }) => `mods/${name}`),
  ].filter((path) => /\.(?:jar|phar)$/.test(path))
  if (log) return { log, crash, jars }
  // Errors of Java itself, and output before the log exists, are only in the console.
  try {
    const access = await call('POST /api/servers/:id/console', {
      params: { id: server },
      body: { right: 'read' },
      signal,
    })
    const lines = linesSince(await (await wholeConsole(access)).text(), since)
    return {
      log: lines === '' ? null : { text: withoutHostPaths(lines), path: null, isWhole: false },
      crash,
      jars,
    }
  } catch (error) {
    if (crash) return { log: null, crash, jars }
    throw failure ?? error
  }
}
