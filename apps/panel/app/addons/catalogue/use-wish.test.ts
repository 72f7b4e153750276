import type { KnownAddon } from '@zubr/contracts/addons/changes'
import type { AddonSummary, AddonVersion } from '@zubr/contracts/catalogue/projects'
import { expect, test } from 'vitest'
import { bestOf, installedOf } from './use-wish.ts'

const project = (parts: Partial<AddonSummary> = {}): AddonSummary => ({
  ...{ source: 'modrinth', id: 'a', slug: 'homeward', kind: 'plugin', name: 'Homeward', summary: '' },
  ...{ author: 'quillback', icon: null, loaders: ['paper'], gameVersions: [], categories: [] },
  ...{ downloads: 1, updatedAt: '2026-01-01T00:00:00Z', clientOnly: false },
  ...parts,
})
const version = (parts: Partial<AddonVersion> = {}): AddonVersion => ({
  ...{ source: 'modrinth', project: 'a', id: 'a-1', number: '1', name: '1', channel: 'release' },
  ...{ loaders: [], gameVersions: [], publishedAt: '2026-01-01T00:00:00Z', downloads: 1 },
  ...{ changes: null, pageUrl: null, dependencies: [] },
  file: { name: 'a.jar', url: 'https://files.example/a.jar', bytes: 1, hash: 'sha512:00' },
  ...parts,
})
const known: KnownAddon[] = [{ path: 'plugins/a.jar', project: project(), version: version(), update: null }]

test('installed: the id of any catalogue that has the project identifies it', () => {
  const elsewhere = { source: 'hangar', id: 'b' } as const
  expect(installedOf(known, project())?.path).toBe('plugins/a.jar')
  expect(installedOf(known, project(elsewhere))?.path).toBe('plugins/a.jar')
  const others = [{ source: 'modrinth' as const, id: 'a' }]
  expect(installedOf(known, { ...project({ ...elsewhere, author: 'team' }), others })).toBeDefined()
})

test('installed: a similar project of another author is not the same', () => {
  const elsewhere = { source: 'hangar', id: 'b', author: 'brackenfold' } as const
  expect(installedOf(known, project(elsewhere))).toBeUndefined()
  expect(installedOf(known, project({ id: 'c', author: 'quillback' }))).toBeUndefined()
  expect(installedOf(undefined, project())).toBeUndefined()
})

test('best version: the newest release with a file, or else the newest with a file', () => {
  const beta = version({ id: 'b', channel: 'beta' })
  expect(bestOf([version({ id: 'n', file: null }), beta, version()])?.id).toBe('a-1')
  expect(bestOf([version({ file: null }), beta])?.id).toBe('b')
  expect(bestOf([])).toBeUndefined()
})
