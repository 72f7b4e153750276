import { expect, test } from 'vitest'
import { log4ShellMitigation } from './log4shell.ts'

const [old, middle] = ['log4j2_17-111.xml', 'log4j2_112-116.xml']

test.each([
  ...(['1.2.5', '1.6.4', '13w35a'] as const).map((version) => [version, null, false] as const),
  ...(['1.7', '1.7.2', '1.7.10', '1.8.9', '1.11.2', '13w36a', '17w05a'] as const).map(
    (version) => [version, old, true] as const,
  ),
  ...(['1.12', '1.12.2', '1.13', '1.16.5', '1.16.5-rc1', '17w06a', '20w44a'] as const).map(
    (version) => [version, middle, true] as const,
  ),
  ...(['1.17', '1.17.1', '1.18', '1.18-pre1', '20w45a', '21w44a', '1.18.1-rc1'] as const).map(
    (version) => [version, null, true] as const,
  ),
  ...(['1.18.1', '1.18.1-rc3', '1.18.2', '1.21.11', '26.1', '22w03a', '26.2-snapshot-1'] as const).map(
    (version) => [version, null, false] as const,
  ),
])('log4shell: %s has the configuration %s, and the flag %s', (version, config, hasFlag) => {
  for (const core of ['vanilla', 'paper', 'purpur', 'fabric', 'forge', 'neoforge']) {
    const flags = hasFlag ? ['-Dlog4j2.formatMsgNoLookups=true'] : []
    expect(log4ShellMitigation(core, version)).toEqual({ config, flags })
  }
})

test('log4shell: Velocity has the flag before 3.1.1', () => {
  expect(log4ShellMitigation('velocity', '1.1.9').flags).toHaveLength(1)
  expect(log4ShellMitigation('velocity', '3.1.0').flags).toHaveLength(1)
  expect(log4ShellMitigation('velocity', '3.1.1')).toEqual({ config: null, flags: [] })
  expect(log4ShellMitigation('velocity', '3.4.0-SNAPSHOT')).toEqual({ config: null, flags: [] })
})
