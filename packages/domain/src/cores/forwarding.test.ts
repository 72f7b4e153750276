import { expect, test } from 'vitest'
import { forwardingMods, forwardingOf } from './forwarding.ts'

test('forwarding: the verification of a proxy is defined for every core and version', () => {
  expect(['1.12.2', '1.13', '1.21.11', '26.1'].map((version) => forwardingOf('paper', version))).toEqual([
    ...[null, 'core', 'core', 'core'],
  ])
  expect(forwardingOf('purpur', '1.20')).toBe('core')
  expect(forwardingOf('fabric', '1.16.5')).toBe(forwardingMods.fabric)
  expect(forwardingOf('forge', '1.20.1')).toBe(null)
  expect(forwardingOf('neoforge', '1.20.2')).toBe(forwardingMods.forge)
  for (const core of ['vanilla', 'velocity', 'pocketmine', 'flying-squid'])
    expect(forwardingOf(core, '1.21.11')).toBe(null)
})

test('forwarding: a mod’s jar is recognised by its published name', () => {
  expect(forwardingMods.fabric.jar.test('FabricProxy-Lite-2.11.0.jar')).toBe(true)
  expect(forwardingMods.forge.jar.test('proxy-compatible-forge-1.2.2.jar')).toBe(true)
  expect(forwardingMods.forge.jar.test('proxy-compatible-forge-1.2.2.jar.disabled')).toBe(false)
})
