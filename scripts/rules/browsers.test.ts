import { expect, test } from 'vitest'
import { programs, run } from '../phase.ts'

test('what runs in browsers uses nothing newer than tsconfig.browser.json names', async () => {
  const { status, said } = await run([programs.tsc, '-p', 'tsconfig.browser.json'])
  expect(said).toBe('')
  expect(status).toBe(0)
})
