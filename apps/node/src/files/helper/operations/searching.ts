import { constants, fstatSync, readSync } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'
import type { Context } from '../context.ts'
import type { Name } from '../descriptor.ts'
import { entryOf } from '../entries.ts'
import { joined, nameOf, ours } from '../names.ts'
import { deeper, entriesIn, unlessLost } from '../tree.ts'
import { close, type Folder, openIn, withFolder } from '../walk.ts'

/** Nobody reads more rows than this. */
const maxRows = 5_000
const maxFileLines = 100
/** Only the beginning of a longer file is read. */
const maxFileBytes = 64 * 2 ** 20
const pieceBytes = 256 * 1024
/** A NUL in these first bytes means that the file is no text. */
const sampleBytes = 8_192
/** The length of a line's excerpt around the match. */
const shown = 300
const maxLineLength = 64 * 1024

type FileSearchInput = { path: string; name?: string; text?: string }

export const searching = {
  /** Stops after the maximum number of rows, and returns `more`. */
  async search({ path, name, text }: FileSearchInput, context: Context): Promise<{ more: boolean }> {
    const fits = name ? matcher(name) : () => true
    const sought = text?.toLowerCase()
    let rows = 0
    const found = async (row: object): Promise<void> => {
      rows += 1
      await context.row(row)
    }
    const inside = async (folder: Folder, at: string, depth: number): Promise<void> => {
      for await (const [entry, stats] of entriesIn(folder, context)) {
        if (rows >= maxRows) return
        const own = nameOf(entry)
        if (at === '' && own === ours) continue
        const { name: _, ...rest } = entryOf(own, stats)
        const row = { path: joined(at, own), ...rest }
        if (fits(own)) {
          if (!sought) await found(row)
          else if (stats.isFile())
            await unlessLost(async () => {
              for await (const line of linesWith(sought, folder, entry, context)) {
                await found({ ...row, ...line })
                if (rows >= maxRows) return
              }
            })
        }
        if (stats.isDirectory())
          await unlessLost(() => deeper(folder, entry, depth, (next) => inside(next, row.path, depth + 1)))
      }
    }
    if (!name && !text) return { more: false }
    const top = context.walk.folder(path)
    await withFolder(top, () => inside(top, path, 0))
    return { more: rows >= maxRows }
  },
}

/** Matches a part of a name, or with `*` and `?` the whole name. */
function matcher(pattern: string): (name: string) => boolean {
  const wanted = pattern.toLowerCase()
  if (!/[*?]/.test(wanted)) return (name) => name.toLowerCase().includes(wanted)
  const parts = [...wanted]
  return (name) => fitsAll(parts, [...name.toLowerCase()])
}

/** Not a regular expression, because those of strangers may take forever. */
function fitsAll(pattern: readonly string[], name: readonly string[]): boolean {
  let [at, from] = [0, 0]
  let star = -1
  let again = 0
  while (from < name.length) {
    if (at < pattern.length && pattern[at] === '*') {
      star = at
      again = from
      at += 1
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === name[from])) {
      at += 1
      from += 1
    } else if (star >= 0) {
      at = star + 1
      again += 1
      from = again
    } else return false
  }
  return pattern.slice(at).every((one) => one === '*')
}

/** The lines of a text that contain it. */
async function* linesWith(
  sought: string,
  folder: Folder,
  name: Name,
  context: Context,
): AsyncGenerator<{ line: number; text: string }> {
  const fd = openIn(folder, name, constants.O_RDONLY)
  try {
    if (!fstatSync(fd).isFile()) return
    const decode = new StringDecoder('utf8')
    const piece = Buffer.allocUnsafe(pieceBytes)
    let rest = ''
    let line = 0
    let found = 0
    for (let at = 0; at < maxFileBytes; ) {
      const count = readSync(fd, piece, 0, piece.length, at)
      if (at === 0 && piece.subarray(0, Math.min(count, sampleBytes)).includes(0)) return
      at += count
      const lines = (rest + (count > 0 ? decode.write(piece.subarray(0, count)) : `${decode.end()}\n`)).split(
        '\n',
      )
      rest = lines.pop() ?? ''
      // An endless line is searched in parts.
      if (rest.length > maxLineLength) {
        lines.push(rest)
        rest = ''
      }
      for (const one of lines) {
        line += 1
        const where = one.toLowerCase().indexOf(sought)
        if (where < 0) continue
        yield { line, text: around(one.replace(/\r$/, ''), where) }
        found += 1
        if (found >= maxFileLines) return
      }
      if (count === 0) return
      await context.breathe()
    }
  } finally {
    close({ fd })
  }
}

function around(line: string, at: number): string {
  const from = Math.max(0, Math.min(at - 60, line.length - shown))
  return line.slice(from, from + shown).toWellFormed()
}
