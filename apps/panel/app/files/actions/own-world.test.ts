import { expect, test } from 'vitest'
import { hasWorld } from './own-world.ts'

test('world: a Java world fits a server that plays one, and not a proxy or Bedrock', () => {
  const core = (id: string) => ({
    id,
    version: '1',
    gameVersion: '1',
    experimental: false,
    build: null,
    java: 21,
  })
  expect(hasWorld({ core: core('paper'), edition: 'java' })).toBe(true)
  expect(hasWorld({ core: core('velocity'), edition: 'proxy' })).toBe(false)
  expect(hasWorld({ core: core('bedrock-dedicated'), edition: 'bedrock' })).toBe(false)
  expect(hasWorld({ core: core('flying-squid'), edition: 'java' })).toBe(false)
})
