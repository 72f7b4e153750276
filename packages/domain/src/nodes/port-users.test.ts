import { expect, test } from 'vitest'
import { portFilesOf, portNeedOf } from './port-users.ts'

test.each([
  ['voice', 'paper', ['plugins/voicechat/voicechat-server.properties']],
  ['voice', 'velocity', ['plugins/voicechat/voicechat-proxy.properties']],
  ['voice', 'fabric', ['config/voicechat/voicechat-server.properties']],
  ['votes', 'paper', ['plugins/Votifier/config.yml', 'plugins/VotifierPlus/config.yml']],
  ['votes', 'velocity', ['plugins/nuvotifier/config.toml', 'plugins/VotifierPlus/config.yml']],
  ['votes', 'neoforge', []],
  ['query', 'vanilla', []],
  ['other', 'paper', []],
] as const)('port file: a port for %s on %s is written to %j', (purpose, core, files) => {
  expect(portFilesOf(purpose, core).map(({ path }) => path)).toEqual(files)
})

test("port file: voice needs the whole address, which is not the players' one", () => {
  for (const core of ['paper', 'fabric', 'velocity'])
    expect(portFilesOf('voice', core)).toMatchObject([{ key: 'port', addressKey: 'voice_host' }])
  expect(portFilesOf('map', 'paper').some(({ addressKey }) => addressKey)).toBe(false)
})

test.each([
  ['simple-voice-chat', 'paper', 'voice', ['plugins/voicechat/voicechat-server.properties']],
  ['SimpleVoiceChat', 'fabric', 'voice', ['config/voicechat/voicechat-server.properties']],
  ['BlueMap', 'paper', 'map', ['plugins/BlueMap/webserver.conf']],
  ['NuVotifier', 'velocity', 'votes', ['plugins/nuvotifier/config.toml']],
] as const)('port need: %s on %s needs a port for %s', (slug, core, purpose, files) => {
  const need = portNeedOf({ slug }, core)
  expect(need?.purpose).toBe(purpose)
  expect(need?.files.map(({ path }) => path)).toEqual(files)
})

test.each([
  ['simple-voice-chat-stickers', 'paper'],
  ['nuvotifier', 'fabric'],
  ['oakpurse', 'paper'],
  ['', 'paper'],
])('port need: none for %s on %s', (slug, core) => {
  expect(portNeedOf({ slug }, core)).toBeUndefined()
})
