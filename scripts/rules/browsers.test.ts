import { expect, test } from 'vitest'
import { programs, run } from '../phase.ts'

test('browsers: browser code uses nothing newer than tsconfig.browser.json allows', async () => {
  const { status, said } = await run([programs.tsc, '-p', 'tsconfig.browser.json'])
  expect(said).toBe('')
  expect(status).toBe(0)
})
