import { allMessages } from '@zubr/i18n/all'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nProvider } from '../i18n.tsx'
import { StatusBoard } from './status-board.tsx'
import type { StatusView } from './status-view.ts'

const published: StatusView = {
  at: '2026-11-21T10:00:00.000Z',
  isOld: false,
  today: '2026-11-21',
  nodes: [
    {
      name: 'minsk-1',
      load: 20,
      problem: null,
      duration: 60,
      uptime: { day: null, week: null, month: null, quarter: null },
      days: [],
    },
  ],
  open: [],
  planned: [],
  past: [],
}
const { systems } = allMessages.ru

/** Server-rendered HTML, as readers without scripts see it. */
const written = (view: StatusView) =>
  renderToStaticMarkup(
    <I18nProvider i18n={{ locale: 'ru', messages: allMessages.ru }}>
      <StatusBoard probeTemplate="" published={view} />
    </I18nProvider>,
  )

test('status page: a fresh published state shows the overall state', () => {
  expect(written(published)).toContain(systems.allWell)
})

test('status page: an old state lists its nodes with its time and claims nothing', () => {
  const html = written({ ...published, isOld: true })
  expect(html).toContain(systems.unknown)
  expect(html).not.toContain(systems.allWell)
  expect(html).toContain('data-node="minsk-1"')
  expect(html).toContain('21 нояб., 10:00 UTC')
})

test('status page: an old state without nodes shows neither "no nodes" nor an error', () => {
  const html = written({ ...published, nodes: [], isOld: true })
  expect(html).toContain(allMessages.ru.status.loading)
  expect(html).not.toContain('<button')
})
