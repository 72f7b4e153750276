import type { CoreOffer, CoreVersion } from '@zubr/contracts/cores/offers'
import { expect, test } from 'vitest'
import { nearestVersion, newerOf, versionToShow } from './offers.ts'

const version = (version: string, part: Partial<CoreVersion> = {}): CoreVersion => ({
  ...{ version, gameVersion: version, channel: 'stable', build: '7', java: 21, at: null },
  ...part,
})
const core = (version: string, build: string | null) => ({
  core: { id: 'paper', version, gameVersion: version, experimental: false, build, java: 21 },
})
const offers = (...versions: CoreVersion[]): CoreOffer[] => [{ id: 'paper', versions, readySeconds: null }]

test('newer: a build of the same version, and a stable version', () => {
  const all = offers(
    version('1.21.11'),
    version('1.21.4', { build: '232' }),
    version('26.1', { channel: 'beta' }),
  )
  const { build, version: newer } = newerOf(core('1.21.4', '231'), all)
  expect([build?.build, newer?.version]).toEqual(['232', '1.21.11'])
  expect(newerOf(core('1.21.11', '7'), all)).toEqual({ build: undefined, version: undefined })
})

test('nearest: another build of the version, else the next older or newer stable one', () => {
  const all = offers(
    version('1.21.11'),
    version('1.21.4'),
    version('1.20.6'),
    version('1.21.3', { channel: 'beta' }),
  )
  const nearest = (...args: Parameters<typeof core>) => {
    const found = nearestVersion(core(...args), all)
    return found && [found.version, found.build]
  }
  expect(nearest('1.21.4', '6')).toEqual(['1.21.4', '7'])
  expect(nearest('1.21.4', '7')).toEqual(['1.20.6', '7'])
  expect(nearest('1.20.6', '7')).toEqual(['1.21.4', '7'])
  expect(nearest('1.19', '1')).toEqual(['1.20.6', '7'])
  expect(nearestVersion(core('1.0', null), [])).toBeUndefined()
})

test('newer: nothing for retired versions and bundled cores', () => {
  expect(newerOf(core('26.3', '1'), offers(version('26.2')))).toEqual({
    build: undefined,
    version: undefined,
  })
  expect(newerOf(core('1.0', null), offers(version('1.0')))).toEqual({ build: undefined, version: undefined })
})

test('version: another core starts with the one for the same game version', () => {
  const kind = { id: 'fabric', versions: [version('26.2'), version('1.21.4')] }
  expect(versionToShow(core('1.21.4', '231'), kind as never)?.version).toBe('1.21.4')
  expect(versionToShow(core('1.20.1', '231'), kind as never)?.version).toBe('26.2')
})
