import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../phase.ts'
import { files, textOf } from './testing/repository-files.ts'

const maxColumns = 120

/** Words of the old private vocabulary, and the plain English for each. */
const rejectedInProse: { word: RegExp; use: string }[] = [
  { word: /\banew\b/i, use: '"again", or name what is created' },
  { word: /\bwhoever\b/i, use: '"anyone who", or name the person' },
  { word: /\bthereof\b/i, use: '"of it", or repeat the noun' },
  { word: /\bmend(?:s|ed|ing)?\b/i, use: '"fix" or "repair"' },
]

const topPages = ['README', 'CHANGELOG', 'CONTRIBUTING', 'SECURITY', 'CODE_OF_CONDUCT']
  .map((name) => `${name}.md`)
  .filter((page) => existsSync(path.join(root, page)))
const pages = [...topPages, ...files.filter((file) => /^docs\/.*\.md$/.test(file)).sort()]

/** The lines of prose with their numbers: no code blocks, tables, pictures or lines that hold one link alone. */
function proseLines(text: string): { number: number; line: string }[] {
  let isCode = false
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:```|~~~)/.test(line)) {
      isCode = !isCode
      return []
    }
    const isTable = /^\s*\|/.test(line)
    const isLoneLink = /^\s*(?:[-*]\s+|\d+\.\s+)?!?\[[^\]]*\]\([^)]*\)[.,:;]?$/.test(line)
    return isCode || isTable || isLoneLink ? [] : [{ number: index + 1, line }]
  })
}

test('markdown: code blocks, tables, pictures and lone links are no prose', () => {
  const text = [
    'One.',
    '```sh',
    'code',
    '```',
    '| a | b |',
    '![a picture](a.png)',
    '- [a page](a.md)',
    'Two.',
  ].join('\n')
  expect(proseLines(text)).toEqual([
    { number: 1, line: 'One.' },
    { number: 8, line: 'Two.' },
  ])
})

test('markdown: the documentation is found', () => {
  expect(pages).toContain('README.md')
  expect(pages).toContain('docs/README.md')
})

test.each(pages)('markdown: no line of %s is longer than 120 columns', (page) => {
  const long = proseLines(textOf(page)).filter(({ line }) => line.length > maxColumns)
  expect(
    long.map(({ number, line }) => `${page}:${number} has ${line.length} columns`),
    'write one sentence per line; split a longer sentence in two, or break its line after a comma',
  ).toEqual([])
})

test.each(rejectedInProse)('markdown: no page has a word that matches $word; use $use', ({ word }) => {
  const found = pages.flatMap((page) =>
    proseLines(textOf(page).replace(/`[^`\n]*`/g, ''))
      .filter(({ line }) => word.test(line))
      .map(({ number }) => `${page}:${number}`),
  )
  expect(found, 'docs/conventions.md, "Prose", has the rules').toEqual([])
})
