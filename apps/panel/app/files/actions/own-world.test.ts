import { expect, test } from 'vitest'
import { hasWorld, levelName } from './own-world.ts'

test('the folder of the own world is read as Java reads its properties', () => {
  expect(levelName('motd=a\nlevel-name=world\nlevel-seed=\n')).toBe('world')
  expect(levelName('level-name = My World\r\n')).toBe('My World')
  expect(levelName('level-name=a\nlevel-name=\\u043c\\u0438\\u0440\\ 2\n')).toBe('мир 2')
  expect(levelName('#level-name=none\nmax-level-name=none\n')).toBeUndefined()
  expect(levelName('level-name=\n')).toBeUndefined()
})

test('a world of Java is put where one is played, and not at a proxy or on Bedrock', () => {
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
