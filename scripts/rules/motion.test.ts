import { expect, test } from 'vitest'
import { files, textOf } from './testing/repository-files.ts'

// An idle page costs no CPU: docs/decisions/0025-no-endless-animations.md.

const sheets = files.filter((file) => file.endsWith('.css')).map((file) => ({ file, css: textOf(file) }))

test('animations: each comes to an end', () => {
  expect(sheets.length).toBeGreaterThan(20)
  const endless = sheets.filter(({ css }) => /\binfinite\b/.test(css)).map(({ file }) => file)
  expect(endless, 'say how often it moves; seconds are enough to be seen').toEqual([])
})

test('animations: only transform and opacity are animated, which need no paint', () => {
  const painted = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@keyframes ([\w-]+) \{((?:[^{}]*\{[^{}]*\})*)/g)].flatMap(([, name, steps = '']) =>
      [...steps.matchAll(/([\w-]+):/g)]
        .filter(([, property]) => property !== 'transform' && property !== 'opacity')
        .map(([, property]) => `${file}: ${name} moves ${property}`),
    ),
  )
  expect(painted).toEqual([])
})

test('animations: a component uses only its own keyframes, because the build renames them', () => {
  const lost = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, css }) =>
      [...css.matchAll(/\banimation(?:-name)?: (?!none|var\()([\w-]+)/g)]
        .filter(([, name]) => !css.includes(`@keyframes ${name} {`))
        .map(([, name]) => `${file}: ${name}`),
    )
  expect(lost, 'put it into packages/ui/src/base.css and use it by a variable').toEqual([])
})
