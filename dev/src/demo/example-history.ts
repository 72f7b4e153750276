import type { Db } from '@zubr/api/database/open'
import { historyDays, type IncidentImpact, type IncidentState } from '@zubr/contracts/status'
import { sql } from 'drizzle-orm'

/** Kind of a node's day; a part of it is without data. */
type Kind = 'well' | 'slow' | 'broken' | 'dark' | 'away'

/** Minutes of each kind of day: up, degraded, down. `away`: no data. */
const minutesOf: Record<Kind, readonly [number, number, number]> = {
  well: [1_440, 0, 0],
  slow: [1_250, 190, 0],
  broken: [1_310, 40, 90],
  dark: [200, 0, 1_240],
  away: [600, 0, 0],
}

/** One number from 0 to 1 for each day of each node, always the same (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function kindFor(draw: number): Kind {
  if (draw < 0.86) return 'well'
  if (draw < 0.92) return 'slow'
  if (draw < 0.96) return 'broken'
  return draw < 0.98 ? 'dark' : 'away'
}

type Example = {
  kind: 'incident' | 'maintenance'
  impact: IncidentImpact
  titles: Record<string, string>
  nodes: string[]
  /** Hours from now. */
  from: number
  to: number | null
  updates: [at: number, state: IncidentState, texts: Record<string, string>][]
}

/** An announcement in every state, some with translations missing. */
const announced: Example[] = [
  {
    kind: 'incident',
    impact: 'degraded',
    titles: { ru: 'Узлы в Бресте отвечают медленно', en: 'Nodes in Brest answer slowly' },
    nodes: ['Brest-2-overload'],
    from: -2,
    to: null,
    updates: [
      [-2, 'investigating', { ru: 'Смотрим, что случилось.', en: 'We are looking into it.' }],
      [
        -1,
        'identified',
        {
          ru: 'Один процессор **перегрет**. Переносим серверы:\n\n- сначала бесплатные,\n- затем остальные.',
          en: 'One processor is **too hot**. We are moving servers:\n\n- the free ones first,\n- then the others.',
        },
      ],
    ],
  },
  {
    kind: 'maintenance',
    impact: 'down',
    titles: { ru: 'Замена дисков в Минске', en: 'New disks in Minsk', de: 'Neue Festplatten in Minsk' },
    nodes: ['Minsk-1', 'Minsk-2-idle'],
    from: 30,
    to: 33,
    updates: [
      [
        -20,
        'planned',
        {
          ru: 'Серверы будут недоступны не дольше часа.',
          en: 'Servers will be away for no more than an hour.',
          de: 'Server sind höchstens eine Stunde lang nicht erreichbar.',
        },
      ],
    ],
  },
  {
    kind: 'maintenance',
    impact: 'none',
    titles: { ru: 'Обновление панели' },
    nodes: [],
    from: -170,
    to: -168,
    updates: [[-200, 'planned', { ru: 'Игровых серверов это не касается.' }]],
  },
  {
    kind: 'incident',
    impact: 'down',
    titles: { en: 'Riga was unreachable', lv: 'Rīga nebija sasniedzama' },
    nodes: ['Riga-1-memory', 'Riga-2-disk'],
    from: -900,
    to: -897,
    updates: [
      [-900, 'investigating', { en: 'Riga does not answer.', lv: 'Rīga neatbild.' }],
      [-898, 'monitoring', { en: 'A cable was replaced; see `traceroute`.' }],
      [-897, 'resolved', {}],
    ],
  },
  {
    kind: 'maintenance',
    impact: 'degraded',
    titles: { ru: 'Перенос в другой зал', en: 'Moving to another hall' },
    nodes: ['Warsaw-1-silent'],
    from: -1_400,
    to: -1_396,
    updates: [
      [-1_500, 'planned', { ru: 'Перенесём три машины.', en: 'We will move three machines.' }],
      [-1_450, 'cancelled', { ru: 'Переезд не нужен.', en: 'No need to move.' }],
    ],
  },
]

/**
 * Adds 90 days of history to nodes without one, and an incident if there is none. Writes days, and
 * hours of the last two; the roll-up writes today. A node that has never reported gets none.
 */
export async function seedExampleHistory(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from nodes
    where reported_at is not null and not exists (
      select from node_days where node_id = nodes.id and day < (now() at time zone 'UTC')::date
    ) order by name`)
  for (const [index, { id }] of rows.entries()) {
    const draw = seeded(index + 1)
    const days = Array.from({ length: historyDays }, (_, ago) => {
      const [up, degraded, down] = minutesOf[kindFor(draw())]
      return { ago, up, degraded, down, load: Math.round(10 + draw() * 70) }
    }).filter(({ ago }) => ago > 0)
    await db.execute(sql`
      insert into node_days (node_id, day, up_minutes, degraded_minutes, down_minutes, load_mean, load_max)
      select ${id}, (now() at time zone 'UTC')::date - ago, up, degraded, down, load, load + 15
      from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as d(ago int, up int, degraded int, down int, load real)
      on conflict do nothing`)
    await db.execute(sql`
      insert into node_hours (node_id, hour, up_minutes, degraded_minutes, down_minutes, load_mean, load_max)
      select ${id}, day.day::timestamp at time zone 'UTC' + i * interval '1 hour', day.up_minutes / 24, day.degraded_minutes / 24,
        day.down_minutes / 24, day.load_mean, day.load_max
      from node_days day, generate_series(0, 23) i
      where day.node_id = ${id} and day.day >= (now() at time zone 'UTC')::date - 2
        and day.day < (now() at time zone 'UTC')::date
      on conflict do nothing`)
  }
  const known = await db.execute(sql`select from incidents limit 1`)
  if (known.rowCount) return
  for (const { kind, impact, titles, nodes, from, to, updates } of announced) {
    const { rows: created } = await db.execute<{ id: number }>(sql`
      insert into incidents (kind, impact, titles, nodes, starts_at, ends_at)
      values (${kind}, ${impact}, ${JSON.stringify(titles)}::jsonb,
        array(select jsonb_array_elements_text(${JSON.stringify(nodes)}::jsonb)),
        now() + make_interval(hours => ${from}), now() + make_interval(hours => ${to}::int))
      returning id`)
    for (const [at, state, texts] of updates)
      await db.execute(sql`
        insert into incident_updates (incident_id, at, state, texts)
        values (${created[0]?.id}, now() + make_interval(hours => ${at}), ${state}, ${JSON.stringify(texts)}::jsonb)`)
  }
}
