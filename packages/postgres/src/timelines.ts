import { execFile } from 'node:child_process'
import { open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

// Each recovery starts a WAL timeline. The file <timeline>.history names its ancestors. Source:
// postgresql.org/docs/18/continuous-archiving.html, "Timelines".

/** An ancestor of a timeline, up to an LSN. */
export type TimelineFork = { timeline: number; endLsn: bigint }

const historyName = /^([\dA-F]{8})\.history(?:\.gz)?$/

/** The timeline that a cluster writes; without a readable cluster the newest in `archive`. */
export async function currentTimeline(cluster: string, archive: string): Promise<number> {
  // There is no cluster yet.
  const own = await controlTimeline(cluster).catch(() => undefined)
  const folder = own === undefined ? join(archive, 'wal') : join(cluster, 'pg_wal')
  // There is no archive yet.
  const names = await readdir(folder).catch(() => [])
  return Math.max(own ?? 1, ...names.map((name) => Number.parseInt(historyName.exec(name)?.[1] ?? '0', 16)))
}

/** The last checkpoint's timeline. Source: `ControlFileData` in PostgreSQL's pg_control.h. */
async function controlTimeline(cluster: string): Promise<number> {
  const file = await open(join(cluster, 'global', 'pg_control'))
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 48)
    return buffer.readUInt32LE()
  } finally {
    await file.close()
  }
}

/** The ancestors of a timeline; empty if unknown, or for the first one. */
export async function timelineForks(
  timeline: number,
  cluster: string,
  archive: string,
): Promise<TimelineFork[]> {
  const name = `${timeline.toString(16).toUpperCase().padStart(8, '0')}.history`
  // Archived files are compressed.
  const text = await readFile(join(cluster, 'pg_wal', name), 'utf8').catch(async () => {
    const unpacked = await promisify(execFile)('gzip', [
      '-d',
      '-c',
      join(archive, 'wal', `${name}.gz`),
      // Without the file the timeline has no ancestors.
    ]).catch(() => ({ stdout: '' }))
    return unpacked.stdout
  })
  return text.split('\n').flatMap((line) => {
    const [, parent = '', lsn = ''] = /^\s*(\d+)\s+([\dA-F]+\/[\dA-F]+)/i.exec(line) ?? []
    return parent === '' ? [] : [{ timeline: Number(parent), endLsn: parseLsn(lsn) }]
  })
}

/** Parses an LSN as PostgreSQL writes it: `0/3000060`. */
export function parseLsn(text: string): bigint {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}
