import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  decisionsIndex,
  decisionsIndexFile,
  decisionTags,
  parseDecision,
  readDecisions,
  tagsOf,
} from '../decisions/decisions.ts'
import { root } from '../phase.ts'
import { files, textOf } from './testing/repository-files.ts'

const decisions = readDecisions()
const recordFiles = decisions.map(({ file }) => file)

test('decisions: each has its own number, in the file name and the heading, and none is missing', () => {
  const numbers = recordFiles.map((_, i) => i + 1)
  expect(recordFiles.map((file) => Number(file.slice(0, 4)))).toEqual(numbers)
  expect(decisions.map(({ heading }) => Number(/^(\d+)\. \w/.exec(heading)?.[1]))).toEqual(numbers)
})

test.each(decisions)('decisions: $file has a date, a status and tags of the set', (decision) => {
  const { Date: date, Status: status = '' } = decision.fields
  expect(date).toMatch(/^20\d\d-[01]\d-[0-3]\d$/)
  expect(status, 'accepted | accepted; amended by [N](file), [N](file) | superseded by [N](file)').toMatch(
    /^(?:accepted|accepted; amended by (?:\[\d+\]\(\S+\)(?:, |$))+|superseded by \[\d+\]\(\S+\))$/,
  )
  const tags = tagsOf(decision)
  expect(tags.filter((tag) => !decisionTags.includes(tag))).toEqual([])
  expect(tags).toEqual([...new Set(tags)].sort())
})

test.each(decisions)(
  'decisions: each record that the status of $file names exists, and is later',
  (decision) => {
    const later = [...(decision.fields.Status ?? '').matchAll(/\[(\d+)\]\((\S+?)\)/g)]
    for (const [, number = '', file = ''] of later) {
      expect(recordFiles).toContain(file)
      expect(Number(file.slice(0, 4))).toBe(Number(number))
      expect(file > decision.file).toBe(true)
    }
  },
)

test('decisions: the index is what `npm run docs` writes, with every record and its title', () => {
  expect(readFileSync(decisionsIndexFile, 'utf8')).toBe(decisionsIndex(decisions))
})

test('decisions: a superseded record appears with its successor in the index', () => {
  const text =
    '# 1. Old way\n\n- Date: 2026-11-21\n- Status: superseded by\n  [2](0002-new-way.md)\n- Tags: api\n\n## Context\n'
  expect(decisionsIndex([parseDecision('0001-old-way.md', text)])).toContain(
    '| 1 | [Old way](0001-old-way.md) | 2026-11-21 | superseded by [2](0002-new-way.md) | api |',
  )
})

test('decisions: every record mentioned in the repository exists', () => {
  const missing = files
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\bdecisions\/(\d{4}(?:-[\w-]*\w)?)/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    .filter(({ name }) =>
      name.length === 4
        ? !recordFiles.some((record) => record.startsWith(`${name}-`))
        : !recordFiles.includes(`${name}.md`),
    )
  expect(missing).toEqual([])
})
