import { bytesOf, nameOf } from '../../files/helper/names.ts'

/**
 * A path of SFTP as the helper names it: `/` is the top of the server's files, and where everybody begins. `.` and `..` are taken by their
 * names alone; nothing leads above the top.
 */
export function pathFrom(bytes: Buffer): string {
  const names: string[] = []
  for (const name of nameOf(bytes).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

/** The same back, as bytes. */
export const pathBytes = (path: string): Buffer => bytesOf(`/${path}`)

/** A link's target as it is to stand on the disk: what begins at the top begins there for clients alone. */
export function targetFor(link: string, target: Buffer): string {
  const given = nameOf(target)
  if (!given.startsWith('/')) return given
  const from = link.split('/').slice(0, -1)
  const to = pathFrom(target).split('/').filter(Boolean)
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/') || '.'
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const kinds = { file: '-', folder: 'd', link: 'l', other: '?' } as const

/** A line as `ls -l` shows it, which some clients read instead of the attributes. */
export function longName(
  name: Buffer,
  { kind, mode, size, mtimeMs }: { kind: keyof typeof kinds; mode: number; size: number; mtimeMs: number },
): Buffer {
  const rights = [6, 3, 0]
    .map((shift) => ['r', 'w', 'x'].map((sign, bit) => ((mode >> shift) & (4 >> bit) ? sign : '-')).join(''))
    .join('')
  const at = new Date(mtimeMs)
  const day = `${months[at.getUTCMonth()]} ${String(at.getUTCDate()).padStart(2)}`
  const isLong = Math.abs(Date.now() - mtimeMs) > 180 * 86_400_000
  const time = isLong ? ` ${at.getUTCFullYear()}` : at.toISOString().slice(11, 16)
  return Buffer.concat([
    Buffer.from(`${kinds[kind]}${rights}    1 server   server   ${String(size).padStart(8)} ${day} ${time} `),
    name,
  ])
}
