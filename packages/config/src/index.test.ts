import { expect, test } from 'vitest'
import { ConfigError, readConfig, variables } from './index.ts'

test('defaults: an empty environment gives the documented values', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    sitePort: 3000,
    panelPort: 3100,
    nodePort: 8443,
    siteUrl: 'http://localhost:3000',
    panelUrl: 'http://localhost:3100',
    nodeProbeUrl: 'http://{name}.localhost:8443',
    nodeApiUrl: 'http://localhost:3100',
    nodeServerPorts: { first: 25500, last: 25999 },
    nodeWarmCores: true,
    dataDir: 'data',
    databaseUrl: undefined,
    nodeName: 'node-1',
    logLevel: 'warn',
  })
})

test('defaults: addresses follow the ports unless they are set', () => {
  expect(readConfig({ SITE_PORT: '80', PANEL_PORT: '81', NODE_PORT: '82' })).toMatchObject({
    siteUrl: 'http://localhost:80',
    panelUrl: 'http://localhost:81',
    nodeApiUrl: 'http://localhost:81',
    nodeProbeUrl: 'http://{name}.localhost:82',
  })
  expect(readConfig({ PANEL_URL: 'https://panel.zubr.example/' })).toMatchObject({
    panelUrl: 'https://panel.zubr.example',
    nodeApiUrl: 'https://panel.zubr.example',
  })
})

test('defaults: an empty value counts as not set', () => {
  expect(readConfig({ SITE_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('immutability: the configuration is frozen', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

test.each([
  ['SITE_PORT', '70000', 'SITE_PORT: expected a port'],
  ['PANEL_PORT', 'http', 'PANEL_PORT: expected a port'],
  ['NODE_PORT', '1.5', 'NODE_PORT: expected a port'],
  ['SITE_URL', 'zubr.example', 'SITE_URL: expected an http:// or https:// address'],
  ['PANEL_URL', 'ftp://zubr.example', 'PANEL_URL: expected an http:// or https:// address'],
  [
    'NODE_PROBE_URL',
    'https://zubr.example',
    'NODE_PROBE_URL: expected an address with {name} in it, and perhaps ports of nodes like minsk-2=8444 after it',
  ],
  ['NODE_SERVER_PORTS', '25999-25500', 'NODE_SERVER_PORTS: expected two ports like 25500-25999'],
  ['NODE_SERVER_PORTS', '25500', 'NODE_SERVER_PORTS: expected two ports like 25500-25999'],
  ['NODE_WARM_CORES', 'no', 'NODE_WARM_CORES: expected 0 or 1'],
  ['CORE_SOURCES', 'paperr=https://mirror.example', expect.stringMatching(/^CORE_SOURCES: expected off, /)],
  [
    'CORE_SOURCES',
    'paper=https://:word@mirror.example',
    expect.stringMatching(/^CORE_SOURCES: expected off, /),
  ],
  ['CORE_SOURCES', 'paper=ftp://mirror.example', expect.stringMatching(/^CORE_SOURCES: expected off, /)],
  ['NODE_NAME', 'node 1', 'NODE_NAME: expected 1 to 32 letters, digits or inner hyphens'],
])('validation: %s=%s is refused with its name and the expected format', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(
    typeof message === 'string' ? new ConfigError(message) : expect.objectContaining({ message }),
  )
})

test.each([
  'http://panel.zubr.example',
  'http://192.0.2.1:3100',
  'http://localhost.zubr.example',
  'http://notlocalhost:3100',
  'http://127.0.0.1.zubr.example',
])('HTTPS: a panel at %s is refused, because its cookies would be sent unencrypted', (url) => {
  expect(() => readConfig({ PANEL_URL: url })).toThrow(/^PANEL_URL: expected an https:\/\/ address: /)
})

test.each(['http://localhost:3100', 'http://panel.localhost', 'http://127.0.0.1:3100', 'http://[::1]:3100'])(
  'HTTPS: a panel at %s is on this machine and needs no TLS',
  (url) => {
    expect(readConfig({ PANEL_URL: url }).panelUrl).toBe(url)
  },
)

test.each([
  ['DATABASE_URL', 'mysql://root:hunter2@localhost/zubr'],
  ['NODE_TOKEN', 'hunter2'],
])('secrets: the error for an invalid %s does not repeat the value', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).not.toThrow(/hunter2/)
  // Only secrets have this flag.
  expect(variables[name as 'NODE_TOKEN']).toMatchObject({ secret: true })
})

test('TLS: a certificate without its key is refused, and a key without its certificate', () => {
  const message = 'NODE_TLS_CERT and NODE_TLS_KEY: expected both or neither'
  expect(() => readConfig({ NODE_TLS_CERT: 'cert.pem' })).toThrow(message)
  expect(() => readConfig({ NODE_TLS_KEY: 'key.pem' })).toThrow(message)
  expect(readConfig({ NODE_TLS_CERT: 'cert.pem', NODE_TLS_KEY: 'key.pem' }).nodeTlsCert).toBe('cert.pem')
})

test('alerts: an e-mail address without a mail server is refused', () => {
  const env = { ALERT_MAIL_TO: 'operator@zubr.example' }
  expect(() => readConfig(env)).toThrow(
    new ConfigError('ALERT_MAIL_TO: needs SMTP_URL, the mail server to send by'),
  )
  expect(readConfig({ ...env, SMTP_URL: 'smtp://mail.zubr.example' }).alertMailTo).toBe(env.ALERT_MAIL_TO)
})

test('core sources: the official ones by default, mirrors for all or some, or off', () => {
  const read = (text: string) => readConfig({ CORE_SOURCES: text }).coreSources
  expect(read('')).toEqual({})
  expect(read('off')).toBe('off')
  expect(read('paper=https://a.example/p/, mojang=http://localhost:81')).toEqual({
    paper: 'https://a.example/p',
    mojang: 'http://localhost:81',
  })
  expect(read('https://mirror.example/cores')).toMatchObject({
    paper: 'https://mirror.example/cores/paper',
    adoptium: 'https://mirror.example/cores/adoptium',
  })
})
