import { expect, test } from 'vitest'
import { portFilesOf } from './port-files.ts'

test.each([
  ['voice', 'paper', ['plugins/voicechat/voicechat-server.properties']],
  ['voice', 'velocity', ['plugins/voicechat/voicechat-proxy.properties']],
  ['voice', 'fabric', ['config/voicechat/voicechat-server.properties']],
  ['votes', 'paper', ['plugins/Votifier/config.yml']],
  ['votes', 'velocity', ['plugins/nuvotifier/config.toml']],
  ['votes', 'neoforge', []],
  ['query', 'vanilla', []],
  ['other', 'paper', []],
] as const)('a port for %s on %s belongs into %j', (purpose, core, files) => {
  expect(portFilesOf(purpose, core).map(({ path }) => path)).toEqual(files)
})

test('voice has to be told the whole address, which is not the one by which players come', () => {
  for (const core of ['paper', 'fabric', 'velocity'])
    expect(portFilesOf('voice', core)).toMatchObject([{ key: 'port', addressKey: 'voice_host' }])
  expect(portFilesOf('map', 'paper').some(({ addressKey }) => addressKey)).toBe(false)
})
