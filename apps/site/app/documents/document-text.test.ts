import { expect, test } from 'vitest'
import { structureOf } from './document-text.ts'

const text = `Preamble.

## First
One clause.

Another with a list:
- a;
- b.

## Second
Only one.
`

test('sections and clauses are numbered in order, and a list belongs to the clause before it', () => {
  const { preamble, sections } = structureOf(text)
  expect(preamble).toHaveLength(1)
  expect(sections.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 First', '2 Second'])
  expect(
    sections.map(({ clauses }) => clauses.map(({ number, blocks }) => `${number}:${blocks.length}`)),
  ).toEqual([['1.1:1', '1.2:2'], ['2.1:1']])
})
