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

test('changes: the list above the preamble is not part of the preamble', () => {
  const { changes, preamble } = structureOf(`- one;\n- two.\n\n${text}`)
  expect([changes.length, preamble.length]).toEqual([1, 1])
  expect(structureOf(text).changes).toEqual([])
})

test('numbering: sections and clauses are numbered in order, a list belongs to the clause before it', () => {
  const { preamble, sections } = structureOf(text)
  expect(preamble).toHaveLength(1)
  expect(sections.map(({ number, title }) => `${number} ${title}`)).toEqual(['1 First', '2 Second'])
  expect(
    sections.map(({ clauses }) => clauses.map(({ number, blocks }) => `${number}:${blocks.length}`)),
  ).toEqual([['1.1:1', '1.2:2'], ['2.1:1']])
})
