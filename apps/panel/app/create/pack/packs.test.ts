import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { CoreOffer } from '@zubr/contracts/cores/offers'
import { expect, test } from 'vitest'
import { coreOfPack, installable, modsIn } from './packs.ts'

const offers = (['fabric', 'neoforge'] as const).map(
  (id): CoreOffer => ({
    id,
    readySeconds: null,
    versions: ['1.21.4', '1.20.1'].map((version) => ({
      ...{ version, gameVersion: version, channel: 'stable', build: '1', java: 21, at: null },
    })),
  }),
)

test('modpack core: from loader and game version, the newest available one', () => {
  expect(coreOfPack({ loaders: ['fabric'], gameVersions: ['1.20.1', '1.21.4', '1.21.9'] }, offers)).toEqual({
    id: 'fabric',
    version: '1.21.4',
  })
  expect(coreOfPack({ loaders: ['quilt', 'neoforge'], gameVersions: ['1.20.1'] }, offers)).toEqual({
    id: 'neoforge',
    version: '1.20.1',
  })
  expect(coreOfPack({ loaders: ['quilt'], gameVersions: ['1.21.4'] }, offers)).toBe(undefined)
  expect(coreOfPack({ loaders: ['fabric'], gameVersions: ['1.7.10'] }, offers)).toBe(undefined)
})

test('installable: only versions with a pack file, with the number of their embedded mods', () => {
  const version = (name: string | null) =>
    ({
      ...{ loaders: ['fabric'], gameVersions: ['1.21.4'], file: name === null ? null : { name } },
      dependencies: [{ kind: 'embedded' }, { kind: 'required' }, { kind: 'embedded' }],
    }) as unknown as AddonVersion
  const all = [version('a.mrpack'), version('b.zip'), version(null)]
  expect(installable(all, offers)).toEqual([all[0]])
  expect(all.map(modsIn)).toEqual([2, 2, 2])
})
