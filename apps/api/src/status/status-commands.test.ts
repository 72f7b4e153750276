import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { announcedHeader } from '@zubr/contracts/announced'
import { Status } from '@zubr/contracts/status'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { OperatorError } from '../operators/command.ts'
import { runCommand } from '../operators/run-command.ts'
import { appForTest, type TestApp } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { incidentCommands } from './status-commands.ts'
import { nodeSince } from './testing/status.ts'

let app: TestApp
let folder: string
beforeEach(async () => {
  app = await appForTest()
  folder = await mkdtemp(path.join(os.tmpdir(), 'zubr-incident-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await nodeSince(app.db, 'Minsk-1', '2026-01-01T00:00:00Z')
  await nodeSince(app.db, 'brest-1', '2026-01-01T00:00:00Z')
  await write('slow.en.md', '# Nodes are slow\n\nWe are **looking**.\n')
  await write('slow.ru.md', '\ufeff# Узлы тормозят\r\n\r\nСмотрим <b>почему</b>.')
  await write('found.en.md', 'A switch has failed.')
})

const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content)
async function run(verb: keyof typeof incidentCommands, ...args: string[]): Promise<string[]> {
  const printed: string[] = []
  const config = { panelUrl: '' }
  await runCommand(
    incidentCommands[verb],
    {
      ...{ db: app.db, config, catalogue: catalogueForTest },
      folder,
      clock: () => new Date(),
      print: (line) => printed.push(line),
    },
    args,
  )
  return printed
}
async function shown() {
  app.pass(10_000)
  return Status.parse(await (await fetch(`${app.url}/api/status`)).json()).incidents
}
/** The announcement on every page, from the route and from the page's own request. */
async function announced(): Promise<(string | null)[]> {
  app.pass(2_000)
  const routed = await fetch(`${app.url}/nodes_stats`)
  const atOnce = await fetch(`${app.url}/nodes_stats`)
  expect(atOnce.headers.get('access-control-expose-headers')).toContain(announcedHeader)
  return [routed.headers.get(announcedHeader), atOnce.headers.get(announcedHeader)]
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
/** Moves all stored times of announcements into the past. */
const passHours = (hours: number) =>
  app.db.$client.query(
    `with moved as (update incident_updates set at = at - make_interval(hours => ${hours}))
      update incidents set starts_at = starts_at - make_interval(hours => ${hours}), ends_at = ends_at - make_interval(hours => ${hours})`,
  )

test('incident: it is opened, updated and resolved, in the languages of its texts', async () => {
  const [output] = await run(
    'open',
    '--nodes',
    'BREST-1,minsk-1',
    '--impact=down',
    'slow.en.md',
    'slow.ru.md',
  )
  expect(output).toMatch(/^Incident 1 is open\./)
  await run('update', '1', '--state', 'identified', 'found.en.md')
  expect(await shown()).toMatchObject([
    {
      id: 1,
      kind: 'incident',
      state: 'identified',
      impact: 'down',
      titles: { en: 'Nodes are slow', ru: 'Узлы тормозят' },
      nodes: ['Minsk-1', 'brest-1'],
      endsAt: null,
      updates: [
        { state: 'identified', texts: { en: 'A switch has failed.' } },
        { state: 'investigating', texts: { en: 'We are **looking**.', ru: 'Смотрим <b>почему</b>.' } },
      ],
    },
  ])
  await run('resolve', '1')
  const [incident] = await shown()
  expect(incident).toMatchObject({ state: 'resolved', updates: [{ state: 'resolved', texts: {} }, {}, {}] })
  expect(Date.parse(incident?.endsAt ?? '')).toBeGreaterThanOrEqual(Date.parse(incident?.startsAt ?? ''))
  await passHours(91 * 24)
  expect(await shown()).toEqual([])
})

test('maintenance: it begins and ends by the clock, and every page shows it meanwhile', async () => {
  await run('plan', '--from', inHours(1), '--to', inHours(3), '--nodes', 'brest-1', 'slow.en.md')
  expect(await shown()).toMatchObject([{ kind: 'maintenance', state: 'planned', impact: 'down' }])
  expect(await announced()).toEqual([null, null])
  await passHours(2)
  expect(await shown()).toMatchObject([{ state: 'in_progress' }])
  expect(await announced()).toEqual(['maintenance', 'maintenance'])
  await passHours(2)
  expect(await shown()).toMatchObject([{ state: 'completed' }])
  expect(await announced()).toEqual([null, null])
  await expect(run('update', '1', 'found.en.md')).rejects.toThrow(
    'maintenance 1 is completed already; if it goes on, move its end: expected `incident edit 1 --to …`',
  )
  await run('edit', '1', '--to', inHours(1))
  expect(await shown()).toMatchObject([{ state: 'in_progress' }])
})

test('priority: an open incident goes before maintenance unless it affects nothing, and no cache hides it', async () => {
  await run('plan', '--from', inHours(-1), '--to', inHours(3), 'slow.en.md')
  await run('open', '--impact', 'none', 'slow.en.md')
  expect(await announced()).toEqual(['maintenance', 'maintenance'])
  const { headers } = await fetch(`${app.url}/nodes_stats`)
  await run('edit', '2', '--impact', 'degraded')
  expect(await announced()).toEqual(['incident', 'incident'])
  const again = await fetch(`${app.url}/nodes_stats`, {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(200)
  await run('resolve', '2')
  await run('cancel', '1')
  expect(await announced()).toEqual([null, null])
  expect(await shown()).toMatchObject([{ state: 'resolved' }, { state: 'cancelled' }])
})

test('edit: texts can be corrected, languages added, and wrong announcements removed', async () => {
  await run('open', 'slow.en.md')
  await run('update', '1', 'found.en.md')
  await write('more.de.md', '# Langsame Nodes\nWir suchen.')
  await write('more.ru.md', 'Сломался коммутатор.')
  await run('edit', '1', '--nodes', 'brest-1', 'more.de.md')
  await run('edit', '1', '--update', '2', 'more.ru.md')
  expect(await shown()).toMatchObject([
    {
      titles: { en: 'Nodes are slow', de: 'Langsame Nodes' },
      nodes: ['brest-1'],
      updates: [
        { texts: { en: 'A switch has failed.', ru: 'Сломался коммутатор.' } },
        { texts: { en: 'We are **looking**.', de: 'Wir suchen.' } },
      ],
    },
  ])
  expect((await run('show', '1')).join('\n')).toMatch(/update 2, .*, investigating\nen: A switch/)
  expect(await run('list')).toEqual([
    expect.stringMatching(/^ID +KIND/),
    expect.stringMatching(
      /^1 +incident +investigating +degraded .* de: Langsame Nodes \| en: Nodes are slow$/,
    ),
  ])
  await run('remove', '1')
  expect([await shown(), await run('list')]).toEqual([
    [],
    ['Nothing was announced: npm run zubr -- incident open <text.ru.md>'],
  ])
})

describe('validation: it is refused with what was expected, and changes nothing:', () => {
  const over = ['--from', '2026-03-10T12:00Z', '--to', '2026-03-10T11:00Z']
  test.each<[string, keyof typeof incidentCommands, string[], string]>([
    ['no text', 'open', [], 'expected a text; usage: incident open'],
    [
      'a language that there is not',
      'open',
      ['slow.uk.md'],
      'there is no language "uk"; expected one of ru, en, pl, ua,',
    ],
    ['a name without a language', 'open', ['slow.md'], 'slow.md: expected a name like outage.ru.md'],
    ['a file that there is not', 'open', ['gone.en.md'], 'gone.en.md: expected a file at '],
    [
      'a text without a title',
      'open',
      ['found.en.md'],
      'found.en.md: expected its first line to be the title',
    ],
    ['a title without a text', 'open', ['title.en.md'], 'title.en.md: expected a text after the title'],
    [
      'two texts in one language',
      'open',
      ['slow.en.md', 'found.en.md'],
      'slow.en.md and found.en.md: expected one file for en',
    ],
    [
      'a title that is too long',
      'open',
      ['long.en.md'],
      'expected a title of at most 200 characters, not 201',
    ],
    [
      'a text that is too long',
      'open',
      ['long.ru.md'],
      'expected a text of at most 10000 characters, not 10001',
    ],
    ['a file that is too large', 'open', ['large.en.md'], 'large.en.md: expected at most 64 KB, not 65 KB'],
    ['what is no text', 'open', ['picture.en.md'], 'picture.en.md: expected text in UTF-8'],
    [
      'an unknown node',
      'open',
      ['--nodes', 'minsk-1,riga', 'slow.en.md'],
      '--nodes: there is no node riga; `node list`',
    ],
    [
      'an unknown impact',
      'open',
      ['--impact', 'bad', 'slow.en.md'],
      '--impact bad: expected none, degraded, down',
    ],
    [
      'an option that there is not',
      'open',
      ['--node', 'a', 'slow.en.md'],
      "Unknown option '--node'; usage: incident open",
    ],
    [
      'an incident to come',
      'open',
      ['--from', '2999-01-01T00:00Z', 'slow.en.md'],
      '`incident plan` is for the future',
    ],
    ['work without a window', 'plan', ['slow.en.md'], 'expected --from and --to; usage: incident plan'],
    ['an end before the start', 'plan', [...over, 'slow.en.md'], 'expected an end after the start'],
    [
      'a time without its offset',
      'plan',
      ['--from', '2026-03-10T12:00', '--to', 'x', 'slow.en.md'],
      '--from 2026-03-10T12:00: expected a time with its offset',
    ],
    [
      'a day that there is not',
      'plan',
      ['--from', '2026-02-30T12:00Z', '--to', 'x', 'slow.en.md'],
      'expected a time with its offset',
    ],
    [
      'work that is over',
      'plan',
      ['--from', '2026-03-10T12:00Z', '--to', '2026-03-10T13:00Z', 'slow.en.md'],
      '--to: expected a time in the future',
    ],
    ['an update of nothing', 'update', [], 'usage: incident update'],
    ['an update without anything', 'update', ['1'], 'expected a text or --state'],
    ['an update of what there is not', 'update', ['7', 'found.en.md'], 'there is no incident 7'],
    ['what is no number', 'update', ['one', 'found.en.md'], 'one: expected the number of an incident'],
    [
      'a title in an update',
      'update',
      ['1', 'slow.en.md'],
      'slow.en.md: expected no title ("# Nodes are slow") here',
    ],
    [
      'a state of maintenance',
      'update',
      ['1', '--state', 'in_progress'],
      'expected investigating, identified, monitoring; `incident resolve` ends it',
    ],
    [
      'an update of what is over',
      'update',
      ['2', 'found.en.md'],
      'incident 2 is resolved already; expected one that is not over',
    ],
    ['calling an incident off', 'cancel', ['1'], 'only maintenance can: expected `incident resolve 1`'],
    [
      'ending what has not begun',
      'resolve',
      ['3'],
      'maintenance 3 has not begun: expected `incident cancel 3`',
    ],
    ['changing nothing', 'edit', ['1'], 'expected something to change; usage: incident edit'],
    [
      'an update that there is not',
      'edit',
      ['1', '--update', '9', 'found.en.md'],
      '--update 9: expected 1 to 1',
    ],
    ['an end of what is open', 'edit', ['1', '--to', '2026-03-10T13:00Z'], 'incident 1 is not over'],
    ['removing what there is not', 'remove', ['7'], 'there is no incident 7'],
  ])('%s', async (_, verb, args, message) => {
    await run('open', 'slow.en.md')
    await run('open', 'slow.en.md')
    await run('resolve', '2')
    await run('plan', '--from', inHours(1), '--to', inHours(2), 'slow.en.md')
    await write('title.en.md', '# Only a title\n')
    await write('long.en.md', `# ${'x'.repeat(201)}\ntext`)
    await write('long.ru.md', `# Title\n${'x'.repeat(10_001)}`)
    await write('large.en.md', `# Title\n${'x'.repeat(65_536)}`)
    await write('picture.en.md', Buffer.from([0x89, 0x50, 0xff, 0xfe]))
    const before = await shown()
    const refusal = run(verb, ...args)
    await expect(refusal).rejects.toBeInstanceOf(OperatorError)
    await expect(refusal).rejects.toThrow(message)
    expect(await shown()).toEqual(before)
  })
})
