import { expect, test } from 'vitest'
import { maskPrivateData } from './mask.ts'

// In parts, so that no file of this repository contains the path of a home folder.
const [homes, macs] = ['/home', '/Users'].map((folder) => `${folder}/`)

test.each([
  [
    '[12:00:01 INFO]: anna[/203.0.113.7:51234] logged in',
    '[12:00:01 INFO]: anna[/<address>:51234] logged in',
  ],
  ['anna (/[2001:db8::7]:51234) lost connection', 'anna (/[<address>]:51234) lost connection'],
  ['from 2001:db8:0:1:2:3:4:5, again', 'from <address>, again'],
  ['fe80::1%eth0 answers', '<address> answers'],
  ['Connecting to ::ffff:203.0.113.7', 'Connecting to <address>'],
  ['Write to anna.b+x@mail.example.com or no', 'Write to <e-mail> or no'],
  ['rcon.password=hunter2', 'rcon.password=<secret>'],
  ['password: "with a blank" # mine', 'password: <secret> # mine'],
  ["velocity.secret = 'aB3dE5'", 'velocity.secret = <secret>'],
  ['forwarding-secret: aB3dE5fG', 'forwarding-secret: <secret>'],
  ['{"accessToken":"abc.def","user":"anna"}', '{"accessToken":<secret>,"user":"anna"}'],
  [
    'args [--uuid, 0f0e0d0c0b0a09080706050403020100, --accessToken, abcdef, --userType, msa]',
    'args [--uuid, <secret>, --accessToken, <secret>, --userType, msa]',
  ],
  ['java -Dmoon.api-key=12345 -jar x.jar', 'java -Dmoon.api-key=<secret> -jar x.jar'],
  ['Authorization: Bearer abcdef.123', 'Authorization: Bearer <secret>'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmVk', '<secret>'],
  ['Post to https://chat.example/api/webhooks/123456/abcdef-ghi now', 'Post to <secret> now'],
  ['jdbc:mysql://anna:hunter2@db.example.com/moon', 'jdbc:mysql://<secret>@db.example.com/moon'],
  ['(Session ID is token:abc:def)', '(Session ID is <secret>)'],
  ['GET https://moon.example/map?token=abc&x=1', 'GET https://moon.example/map?token=<secret>&x=1'],
  [`${homes}anna/server/plugins`, `${homes}<user>/server/plugins`],
  ['C:\\Users\\Anna\\server', 'C:\\Users\\<user>\\server'],
  [`${macs}anna/x`, `${macs}<user>/x`],
])('masking: %s', (text, expected) => {
  expect(maskPrivateData(text)).toBe(expected)
  expect(maskPrivateData(expected)).toBe(expected)
})

test.each([
  '[12:00:01] [Server thread/INFO]: Done (3.141s)! For help, type "help"',
  'Starting Minecraft server on *:25565',
  'Listening on /0.0.0.0:25577, and on 127.0.0.1 and [::1]:80',
  'MoonShop v2.1.0.4-SNAPSHOT requires 1.20.4.1x',
  '	at com.example.moon.Moon$Tide.rise(Moon.java:10) ~[Moon.jar:?]',
  'This token is not known, the secret of the moon',
  'Loaded class a::b, at 12:00:01:123',
  'anna lost 10 passwords',
  `Session lock taken by ${homes}container/world`,
  'Compass: north',
])('masking: %s stays unchanged', (text) => {
  expect(maskPrivateData(text)).toBe(text)
})

test('masking: line breaks stay', () => {
  const text = 'password:\n  on the next line\n203.0.113.7\nend'
  expect(maskPrivateData(text).split('\n')).toHaveLength(4)
})

test('performance: a hostile text is masked in linear time', () => {
  for (const piece of [
    'a.',
    '1.',
    ':',
    'a:',
    '--token ',
    'eyJaaaaa.',
    'a@',
    'x-password',
    '/home/',
    'https://a/',
    '"',
  ])
    expect(maskPrivateData(piece.repeat(300_000 / piece.length)).length).toBeGreaterThan(0)
})
