import { expect, test } from 'vitest'
import { failedBrowserTests, playwrightSeconds, slowest, vitestSeconds } from './test-reports.ts'

test('slowest files: the ten slowest are listed, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({
    name: `file-${n}.test.ts`,
    startTime: 1_000,
    endTime: 1_000 + n * 500,
  }))
  const lines = slowest(vitestSeconds(files)).split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]?.trim()).toBe('5.5 s  file-11.test.ts')
  expect(lines.at(-1)?.trim()).toBe('1.0 s  file-2.test.ts')
})

test("slowest files: a browser test file's time is the sum of its tests, in every group and width", () => {
  const test = (...durations: number[]) => ({
    title: 'shows the frame',
    ok: true,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  })
  const group = { file: 'site/frame.e2e.ts', specs: [test(1_000)] }
  const desktop = { file: 'site/frame.e2e.ts', specs: [test(500), test(250, 250)], suites: [group] }
  const phone = { file: 'site/frame.e2e.ts', specs: [test(2_000)] }
  expect(playwrightSeconds([desktop, phone, { file: 'site/front.e2e.ts' }])).toEqual([
    ['site/frame.e2e.ts', 4],
    ['site/front.e2e.ts', 0],
  ])
})

test('flaky tests: failed browser tests are named once for each width, with their file from the root', () => {
  const spec = (title: string, ok: boolean) => ({ title, ok, tests: [] })
  const suites = [
    {
      file: 'site/frame.e2e.ts',
      specs: [spec('works', true), spec('fails', false)],
      suites: [{ file: 'site/frame.e2e.ts', specs: [spec('fails in a group', false)] }],
    },
  ]
  expect(failedBrowserTests(suites)).toEqual([
    { kind: 'browser', file: 'e2e/site/frame.e2e.ts', title: 'fails' },
    { kind: 'browser', file: 'e2e/site/frame.e2e.ts', title: 'fails in a group' },
  ])
})
