import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, claimRange, overlap, rangeOf, releaseRange } from './range.ts'
import { resolversIn } from './resolvers.ts'

async function claims() {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-claims-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('range: an agent keeps its range, and fifty concurrent ones get fifty', async () => {
  const folder = await claims()
  const agents = Array.from({ length: 50 }, (_, number) => `/srv/agent-${number}`)
  const ranges = await Promise.all(agents.map((agent) => claimRange(agent, [], folder)))
  expect(new Set(ranges.map(({ cidr }) => cidr)).size).toBe(50)
  expect(await Promise.all(agents.map((agent) => claimRange(agent, [], folder)))).toEqual(ranges)
})

test('range: one with a route is not used, and a released one can be reused', async () => {
  const folder = await claims()
  const usual = await claimRange('/srv/agent', [], folder)
  await releaseRange(usual, folder)
  const route = addressOf(usual, 7)
  expect((await claimRange('/srv/agent', ['default', route], folder)).cidr).not.toBe(usual.cidr)
  await expect(claimRange('/srv/other', ['100.64.0.0/10'], folder)).rejects.toThrow('100.64.0.0/10')
})

test('range: they fill the shared address space to its end', () => {
  expect(rangeOf(0)).toEqual({ block: 0, cidr: '100.64.0.0/20', gateway: '100.64.0.1' })
  expect(rangeOf(1_023).cidr).toBe('100.127.240.0/20')
  expect(addressOf(rangeOf(1_023), 4_092)).toBe('100.127.255.254')
  expect(overlap('100.64.0.0/20', '100.64.16.0/20')).toBe(false)
  expect(overlap('100.64.0.0/10', '100.127.240.0/20')).toBe(true)
})

test('resolvers: servers get the machine’s name servers, except those on its loopback', () => {
  const text =
    '# nameserver 192.0.2.9\nnameserver 127.0.0.53\nnameserver 192.0.2.1\nnameserver 2001:db8::1\n nameserver 192.0.2.1\n'
  expect(resolversIn(text)).toEqual(['192.0.2.1'])
})
