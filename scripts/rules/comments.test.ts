import { expect, test } from 'vitest'
import { sources } from './testing/imports.ts'
import { textOf } from './testing/repository-files.ts'

const maxColumns = 100
const maxLines = 4
/** Comments that are still wider or longer, by the first part of the path. Lower a number when you shorten some. */
const left: Record<string, number> = {}

/** Lines that are nothing but a comment; comments after code on the same line are held by the formatter's width. */
const commentLine = /^\s*(?:\{?\/\*|\*(?:\s|\/)|\/\/)/
const isDirective = /biome-ignore|@ts-|@vite-ignore|https?:\/\/\S{60,}/

function wideLines(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.length > maxColumns && commentLine.test(line) && !isDirective.test(line) ? [index + 1] : [],
    )
}

/** Where comments with more lines of text begin. */
function longComments(text: string): number[] {
  const lines = text.split('\n')
  const found: number[] = []
  let begin: number | undefined
  let count = 0
  const end = () => {
    if (begin !== undefined && count > maxLines) found.push(begin + 1)
    begin = undefined
    count = 0
  }
  for (const [index, line] of lines.entries()) {
    const isBlockStart = /^\s*\{?\/\*/.test(line)
    const isLine = /^\s*\/\//.test(line)
    if (isBlockStart || (isLine && begin === undefined)) {
      end()
      begin = index
    }
    if (begin === undefined) continue
    // Tags describe shapes to the type checker, one a line.
    if (/^\s*\*\s*@|^\s*\*\s+[\w.]+\??:/.test(line)) count -= 1
    if (!/^\s*(?:\{?\/\*\*?|\*\/\}?)\s*$/.test(line)) count += 1
    const isOver = isLine ? !/^\s*\/\//.test(lines[index + 1] ?? '') : line.includes('*/')
    if (isOver) end()
  }
  return found
}

const parts = [...new Set(sources.map((file) => file.split('/').slice(0, 2).join('/')))]

test.each(parts)('comments: %s has none above 4 lines or 100 columns', (part) => {
  const found = sources
    .filter((file) => file.split('/').slice(0, 2).join('/') === part)
    .flatMap((file) => {
      const text = textOf(file)
      return [...wideLines(text), ...longComments(text)].map((line) => `${file}:${line}`)
    })
  const fix = `shorten them; a longer reason is a decision that the comment links to:\n${found.join('\n')}`
  expect(found.length, fix).toBeLessThanOrEqual(left[part] ?? 0)
})
