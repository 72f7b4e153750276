import { expect, test } from 'vitest'
import { z } from 'zod'
import { withFormerNames } from './former-names.ts'

const Stored = withFormerNames(
  { wanted: 'desiredState' },
  z.object({ id: z.string(), desiredState: z.string() }),
)

test.each([
  ['an older', { id: '1', wanted: 'running' }],
  ['this', { id: '1', desiredState: 'running' }],
])('former names: a file of %s version is read', (_, file) => {
  expect(Stored.parse(file)).toEqual({ id: '1', desiredState: 'running' })
})

test.each([[null], ['text'], [[1]]])('former names: %j is refused', (file) => {
  expect(Stored.safeParse(file).success).toBe(false)
})
