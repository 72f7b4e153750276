import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../phase.ts'

// Companies run and modify Zubr. No shipped dependency may forbid that or require them to publish
// their changes.

/**
 * Allowed licences: only attribution, and for MPL and OFL the publication of changes to their own
 * files.
 */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages without a licence in package.json, and where it is stated. */
const statedElsewhere: Record<string, string> = {
  // LICENSE.md in the package.
  'node_modules/range': 'BSD-2-Clause',
  'node_modules/exif-parser': 'MIT',
  // Readme.md in the package.
  'node_modules/combine-errors': 'MIT',
  // `licenses` in its package.json (the old form), and a LICENSE file.
  'node_modules/ssh2': 'MIT',
  'node_modules/cpu-features': 'MIT',
  'node_modules/buildcheck': 'MIT',
}

type Lock = {
  packages: Record<string, { license?: string; dev?: boolean; link?: boolean; version?: string }>
}

const lockFiles = [
  'package-lock.json',
  ...readdirSync(path.join(root, 'apps/node/cores')).map(
    (core) => `apps/node/cores/${core}/package-lock.json`,
  ),
]

test.each(lockFiles)('licences: every package that ships by %s may be used, changed and sold', (file) => {
  const { packages } = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Lock
  const shipped = Object.entries(packages).filter(
    ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
  )
  expect(shipped.length).toBeGreaterThan(50)
  const refused = shipped.flatMap(([place, { license }]) => {
    const licence = license ?? statedElsewhere[place] ?? 'none named'
    return isAllowed(licence) ? [] : [`${place}: ${licence}`]
  })
  expect(refused, 'choose another package, or have the licence judged and add it here').toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MIT AND GPL-3.0)', false],
  ['GPL-3.0-only', false],
  ['AGPL-3.0', false],
  ['BUSL-1.1', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none named', false],
])('licences: a package under %s may ship: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may)
})

test("licences: Zubr's own is the one that package.json names", () => {
  const { license } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    license?: string
  }
  expect(license).toBe('Apache-2.0')
  expect(readFileSync(path.join(root, 'LICENSE'), 'utf8')).toContain(
    'Apache License\n                           Version 2.0',
  )
})

/** Evaluates an SPDX expression: one side of OR suffices, both sides of AND are needed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((licence) => allowed.has(licence))
}
