import { expect, test } from 'vitest'
import { files, textOf } from './repository-files-for-tests.ts'

// A page at rest costs its reader nothing: docs/decisions/0025-a-page-at-rest.md.

const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: textOf(file) }))

test('what moves comes to rest', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const endless = sheets.filter(({ css }) => /\banimation[^;]*\binfinite\b/.test(css)).map(({ file }) => file)
  expect(endless, 'say how often it moves; seconds are enough to be seen').toEqual([])
})

test('what moves is moved by transform or opacity, which paint nothing', () => {
  const painted = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, name, steps = '']) =>
      [...steps.matchAll(/([\w-]+):/g)]
        .filter(([, property]) => property !== 'transform' && property !== 'opacity')
        .map(([, property]) => `${file}: ${name} moves ${property}`),
    ),
  )
  expect(painted).toEqual([])
})
