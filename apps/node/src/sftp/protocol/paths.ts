import { bytesOf, nameOf } from '../../files/helper/names.ts'

/**
 * Converts a path of SFTP to one of the helper. `/` is the top of the server's files and the
 * initial folder. `.` and `..` are resolved by name, and nothing leads above the top.
 */
export function pathFrom(bytes: Buffer): string {
  const names: string[] = []
  for (const name of nameOf(bytes).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

/** The reverse, as bytes. */
export const pathBytes = (path: string): Buffer => bytesOf(`/${path}`)

/**
 * The target to store for a link. An absolute target starts at the top of the files, so it is
 * stored as a relative one.
 */
export function targetFor(link: string, target: Buffer): string {
  const text = nameOf(target)
  if (!text.startsWith('/')) return text
  const from = link.split('/').slice(0, -1)
  const to = pathFrom(target).split('/').filter(Boolean)
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  return [...from.slice(same).map(() => '..'), ...to.slice(same)].join('/') || '.'
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const kinds = { file: '-', folder: 'd', link: 'l', other: '?' } as const

/** A line like that of `ls -l`, which some clients read instead of the attributes. */
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
