import { expect, test } from 'vitest'
import { isIpBan, refusesIpBan } from './ip-bans.ts'

test.each([
  'ban-ip Steve',
  '/ban-ip 192.0.2.1 griefing',
  ' BAN-IP Steve',
  'minecraft:ban-ip Steve',
  'execute as @a run ban-ip Steve',
  'ban-ip',
  'banip Steve',
  'ipban Steve',
  'tempbanip Steve 1d',
  'essentials:eban-ip Steve',
])('IP ban: %j bans an address', (command) => {
  expect(isIpBan(command)).toBe(true)
  expect(refusesIpBan({ id: 'vanilla', version: '1.21.4' }, command)).toBe(true)
})

test.each([
  'ban Steve',
  'pardon-ip 192.0.2.1',
  'say ban-ip Steve',
  'banlist ips',
  'ban-ips x',
  'tell Steve run away',
])('IP ban: %j does not', (command) => {
  expect(isIpBan(command)).toBe(false)
})

test.each([
  ['vanilla', '1.21.4', '1.21.4', true],
  ['fabric', '1.21.4', '0.18.4', true],
  ['forge', '1.20.1', '47.4.10', true],
  ['neoforge', '1.21.4', '21.4.157', true],
  ['flying-squid', '1.12.0', undefined, true],
  ['paper', '1.18.2', '343', true],
  ['paper', '1.18.2', '344', false],
  ['paper', '1.21.11', '132', false],
  ['purpur', '1.18.2', '1600', true],
  ['purpur', '1.19', '1700', false],
  ['velocity', '3.4.0', '556', false],
  ['bedrock-dedicated', '1.21.124.2', '1', false],
] as const)('IP ban: %s %s of build %s refuses it: %s', (id, version, build, isRefused) => {
  const of = build === undefined ? {} : { package: { build } }
  expect(refusesIpBan({ id, version, ...of }, 'ban-ip Steve')).toBe(isRefused)
})
