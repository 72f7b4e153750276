import { expect, test } from 'vitest'
import { findQueryPort } from '../../servers/ports/extra-ports.ts'
import { serverFiles } from './mojang.ts'
import type { ResolvedSettings } from './recipe.ts'
import { velocityFiles } from './velocity.ts'

const settled: ResolvedSettings = {
  ...{ version: '1.21.4', host: '', neighbours: '', port: 25_565, queryPort: null },
  ...{ proxyProtocol: false, form: { forwarding: 'modern' } },
}
const properties = (queryPort: number | null) => {
  const [file] = serverFiles({ ...settled, queryPort })
  return file?.form === 'properties' ? file.set : undefined
}

test('queries: a Java server answers at its extra port; without one the owner’s setting stays', () => {
  expect(properties(25_570)).toMatchObject({ 'enable-query': 'true', 'query.port': '25570' })
  expect(properties(null)).toMatchObject({ 'query.port': '25565' })
  expect(properties(null)).not.toHaveProperty('enable-query')
})

test('queries: a proxy answers at its extra port until the port is removed', () => {
  const [file] = velocityFiles({ ...settled, queryPort: 25_570 })
  expect(file?.form === 'toml' && file.set).toContainEqual(['query', 'port', '25570'])
  const [without] = velocityFiles(settled)
  expect(without?.form === 'toml' && without.release?.set).toEqual([['query', 'enabled', 'false']])
})

test('queries: only a port for this purpose with a number counts', () => {
  const [voice, query] = [
    { id: 'a', protocol: 'udp', purpose: 'voice' },
    { id: 'b', protocol: 'udp', purpose: 'query' },
  ] as const
  const settings = [
    { id: 'a', protocol: 'udp' as const, port: 25_569 },
    { id: 'b', protocol: 'udp' as const, port: 25_570 },
  ]
  expect(findQueryPort({ extraPorts: [voice, query] }, settings)).toBe(25_570)
  expect(findQueryPort({ extraPorts: [voice] }, settings)).toBe(null)
  // An API of the previous version sends no purpose.
  expect(findQueryPort({ extraPorts: [{ id: 'b', protocol: 'udp' }] }, settings)).toBe(null)
})
