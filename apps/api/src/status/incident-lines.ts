import type { Incident } from '@zubr/contracts/status'
import { tableLines } from '../operators/printable.ts'
import type { Found } from './incidents.ts'

/** A table of announcements with their titles, for the operator. */
export function listOf(incidents: readonly Incident[]): string[] {
  if (incidents.length === 0) return ['Nothing was announced: npm run zubr -- incident open <text.ru.md>']
  const rows = incidents.map(({ id, kind, state, impact, startsAt, titles }) => [
    String(id),
    kind,
    state,
    impact,
    minuteOf(startsAt),
    Object.entries(titles)
      .map(([locale, title]) => `${locale}: ${title}`)
      .join(' | '),
  ])
  return tableLines([['ID', 'KIND', 'STATE', 'IMPACT', 'FROM', 'TITLE'], ...rows])
}

/** All details of one announcement, its updates oldest first with the numbers for `edit`. */
export function linesOf({ incident, stored }: Found): string[] {
  const { id, kind, state, impact, titles, nodes, startsAt, endsAt } = incident
  return [
    `${id}: ${kind}, ${state}, impact ${impact}`,
    `from ${minuteOf(startsAt)}${endsAt ? ` to ${minuteOf(endsAt)}` : ''}; nodes: ${nodes.join(', ') || 'none named'}`,
    ...Object.entries(titles).map(([locale, title]) => `${locale}: # ${title}`),
    ...stored.flatMap(({ at, state, texts }, index) => [
      '',
      `update ${index + 1}, ${minuteOf(at.toISOString())}, ${state}`,
      ...Object.entries(texts).map(([locale, text]) => `${locale}: ${text}`),
    ]),
  ]
}

const minuteOf = (iso: string) => `${iso.slice(0, 16)}Z`
