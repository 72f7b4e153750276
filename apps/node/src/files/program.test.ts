import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('sandbox: a helper imports only what its sandbox contains', () => {
  const top = join(import.meta.dirname, 'helper')
  const sources = readdirSync(top, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const wrong = sources
    .filter((name) => !/test/.test(name))
    .filter((name) =>
      [...readFileSync(join(top, name), 'utf8').matchAll(/^import (type )?[^']*'([^']+)'/gm)].some(
        ([, isType, from]) => !isType && from?.startsWith('@zubr/'),
      ),
    )
  expect(wrong).toEqual([])
})
