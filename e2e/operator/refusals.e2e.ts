import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { answerAsPostgres, listener } from '@zubr/postgres/testing/fake-postgres'
import { expect, test } from '../support/processes.ts'

// npm start: refusals. Source: issue 2, "One command each". `npm test` starts two whole products;
// apps/all-in-one/src/start-refusals.test.ts tests every refusal in process.

for (const variable of [
  'SITE_PORT',
  'PANEL_PORT',
  'NODE_PORT',
  'METRICS_PORT',
  'TRIAL_PROCESSOR_PORT',
] as const)
  test(`start refusal: a taken ${variable} is refused in one line that names it`, {
    tag: variable === 'SITE_PORT' ? [] : '@nightly',
  }, async ({ start, dataDir }) => {
    const { server, port } = await listener(() => undefined)
    const { ended, output } = await start({ [variable]: port })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(new RegExp(`^${variable}: port ${port} is taken [^\\n]*\\n$`))
    expect(output.stdout).toBe('')
    expect(existsSync(path.join(dataDir, 'postgres')), 'nothing slow has begun').toBe(false)
    server.close()
  })

test('start refusal: one port for two services is refused', { tag: '@nightly' }, async ({ start }) => {
  const { ended, output } = await start({ SITE_PORT: '21999', PANEL_PORT: '21999' })
  expect(await ended).toMatchObject({ status: 1 })
  expect(output.stderr).toBe('SITE_PORT and PANEL_PORT: both are 21999; they must differ.\n')
})

for (const [name, settings, line] of [
  ['a value that is none', { SITE_PORT: 'abc' }, /^SITE_PORT: expected a port\n$/],
  ['an address that is none', { PANEL_URL: 'panel' }, /^PANEL_URL: expected [^\n]+\n$/],
  [
    'an address of another machine',
    { HOST: '192.0.2.1' },
    /^HOST: this machine has no address 192\.0\.2\.1[^\n]*\n$/,
  ],
] as const)
  test(`start refusal: ${name} is refused in one line`, { tag: '@nightly' }, async ({ start }) => {
    const { ended, output } = await start(settings)
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(line)
  })

test('start refusal: an unusable data folder is refused in one line', { tag: '@nightly' }, async ({
  start,
  dataDir,
}) => {
  await mkdir(path.dirname(dataDir), { recursive: true })
  await writeFile(dataDir, 'a file')
  for (const DATA_DIR of [dataDir, path.join(dataDir, 'below')]) {
    const { ended, output } = await start({ DATA_DIR })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATA_DIR: cannot use [^\n]+\n$/)
  }
  expect(await readFile(dataDir, 'utf8')).toBe('a file')
})

test.describe('start refusal: an unusable DATABASE_URL is refused in one line without its password', () => {
  const password = 'correct-horse-battery'

  for (const [name, where, line] of [
    ['a port where nothing listens', '127.0.0.1:1', /nothing listens at 127\.0\.0\.1:1\/zubr/],
    ['a host that does not exist', 'db.invalid', /there is no host with that name: db\.invalid:5432\/zubr/],
  ] as const)
    test(name, { tag: where === '127.0.0.1:1' ? [] : '@nightly' }, async ({ start }) => {
      const { ended, output } = await start({ DATABASE_URL: `postgres://zubr:${password}@${where}/zubr` })
      expect(await ended).toMatchObject({ status: 1 })
      expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+\n$/)
      expect(output.stderr).toMatch(line)
      expect(output.stderr).not.toContain(password)
    })

  test('the server is not PostgreSQL', { tag: '@nightly' }, async ({ start }) => {
    const { server, port } = await listener((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: what answers at [^\n]+ is not PostgreSQL[^\n]*\n$/)
    server.close()
  })

  test('the server sends nothing', { tag: '@nightly' }, async ({ start }) => {
    // The start waits, because a busy server may be silent for a while too.
    const { server, port } = await listener(() => undefined)
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: [^\n]+ does not answer\.\n$/)
    server.close()
  })

  test('the PostgreSQL version is too old', { tag: '@nightly' }, async ({ start }) => {
    const { server, port } = await listener(answerAsPostgres('13.14', 130_014))
    const { ended, output } = await start({
      DATABASE_URL: `postgres://zubr:${password}@127.0.0.1:${port}/zubr`,
    })
    expect(await ended).toMatchObject({ status: 1 })
    expect(output.stderr).toMatch(/^DATABASE_URL: PostgreSQL 15 or later is needed; [^\n]+ has 13\.14\.\n$/)
    server.close()
  })
})
