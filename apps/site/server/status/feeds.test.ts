import type { Status } from '@zubr/contracts/status'
import { allMessages } from '@zubr/i18n/all'
import { locales } from '@zubr/i18n/locales'
import { expect, test } from 'vitest'
import { statusViewIn } from '../../app/status/status-html.server.tsx'
import { atomFeed, badge, jsonFeed } from './feeds.ts'

const status: Status = {
  at: '2026-11-21T10:00:00.000Z',
  today: '2026-11-21',
  nodes: [],
  incidents: [
    {
      id: 3,
      kind: 'incident',
      state: 'monitoring',
      impact: 'degraded',
      titles: { ru: 'Диск <b>&</b> сеть\u0007', de: 'Platte' },
      nodes: ['minsk-1'],
      startsAt: '2026-11-20T08:00:00.000Z',
      endsAt: null,
      updates: [
        { at: '2026-11-20T09:00:00.000Z', state: 'monitoring', texts: { ru: 'Наблюдаем ]]> <script>' } },
        { at: '2026-11-20T08:10:00.000Z', state: 'investigating', texts: {} },
      ],
    },
    {
      id: 4,
      kind: 'maintenance',
      state: 'planned',
      impact: 'none',
      titles: { en: 'New disks' },
      nodes: [],
      startsAt: '2026-12-01T02:00:00.000Z',
      endsAt: '2026-12-01T04:00:00.000Z',
      updates: [{ at: '2026-11-21T09:00:00.000Z', state: 'planned', texts: { en: 'At night.' } }],
    },
  ],
}
const viewIn = (locale: (typeof locales)[number]) => statusViewIn(status, locale, Date.parse(status.at))

test.each(locales)('feeds %s: both contain the same entries, newest change first', (locale) => {
  const atom = atomFeed(viewIn(locale), locale, 'https://zubr.example')
  const json = JSON.parse(jsonFeed(viewIn(locale), locale, 'https://zubr.example'))
  const ids = [...atom.matchAll(/<entry><id>([^<]+)/g)].map(([, id]) => id)
  expect(ids).toEqual(['tag:zubr.example,2026:incident-4', 'tag:zubr.example,2026:incident-3'])
  expect(json.items.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(json.items[1].date_modified).toBe('2026-11-20T09:00:00.000Z')
  expect(json.items[1].date_published).toBe('2026-11-20T08:10:00.000Z')
  expect(atom).toContain(allMessages[locale].status.incidentStates.planned)
})

test('feeds: the operator’s text is escaped', () => {
  const atom = atomFeed(viewIn('ru'), 'ru', 'https://zubr.example')
  expect(atom).toContain('<title>Диск &lt;b&gt;&amp;&lt;/b&gt; сеть (Наблюдаем)</title>')
  expect(atom).not.toMatch(/<script|\]\]>/)
  const [, content = ''] = /<content type="html">([^<]*)<\/content><\/entry>\n<\/feed>/.exec(atom) ?? []
  // Escaped once for XML and once for the HTML in it.
  expect(content).toContain('&amp;lt;script&amp;gt;')
})

test('feeds: a feed without entries is valid', () => {
  const empty = statusViewIn({ ...status, incidents: [] }, 'ru', Date.parse(status.at))
  expect(atomFeed(empty, 'ru', 'https://zubr.example')).toContain(
    '<updated>2026-11-21T00:00:00Z</updated>\n</feed>',
  )
  expect(JSON.parse(jsonFeed(empty, 'ru', 'https://zubr.example')).items).toEqual([])
})

test.each(locales)('badge %s: it shows each state as text', (locale) => {
  const messages = allMessages[locale].status.badgeWords
  expect(badge('allWell', locale)).toContain(`>${messages.up}</text>`)
  expect(badge('problems', locale)).toContain(`>${messages.problems}</text>`)
  expect(badge('incident', locale)).toContain(`>${messages.problems}</text>`)
  expect(badge('maintenance', locale)).toContain(`>${messages.maintenance}</text>`)
  expect(badge('unknown', locale)).toContain(`>${messages.unknown}</text>`)
  for (const word of Object.values(messages)) expect(word.length).toBeLessThanOrEqual(16)
})

test('feeds: links of an incident are absolute, since a feed is read elsewhere', () => {
  const [incident] = status.incidents
  if (!incident) throw new Error('there is an incident')
  const texts = { ru: '[a](/uptime) [b](#x) [c](https://zubr.example/c?d=1&e=2) [f](mailto:g@zubr.example)' }
  const updates = [{ at: '2026-11-20T09:00:00.000Z', state: 'monitoring' as const, texts }]
  const view = statusViewIn({ ...status, incidents: [{ ...incident, updates }] }, 'ru', Date.parse(status.at))
  const json = JSON.parse(jsonFeed(view, 'ru', 'https://zubr.example'))
  const links = [...json.items[0].content_html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual([
    ...['https://zubr.example/uptime', 'https://zubr.example/uptime#x'],
    ...['https://zubr.example/c?d=1&amp;e=2', 'mailto:g@zubr.example'],
  ])
  const atom = atomFeed(view, 'ru', 'https://zubr.example')
  expect(atom).toContain('https://zubr.example/uptime#x')
  expect(atom).not.toMatch(/href=&quot;[/#]/)
})
