import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../phase.ts'

type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Lock = { packages: Record<string, Manifest> }

test('dependencies: every package pins exact versions, so that updates are reviewed', () => {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
  const ours = Object.keys(packages).filter((place) => !place.includes('node_modules'))
  expect(ours.length).toBeGreaterThan(10)
  const loose = ours.flatMap((place) => {
    const manifest = JSON.parse(readFileSync(path.join(root, place, 'package.json'), 'utf8')) as Manifest
    return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${place}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})
