import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { facts } from '../whose.ts'

/** In whose file a chunk stands: 32 by 32 of them. */
const regionOf = (x: string, z: string) => `r.${Number(x) >> 5}.${Number(z) >> 5}.mca`

/** What a crash report says of where it was. */
function ticking({ after }: Hit): Facts {
  const found: Facts = {}
  for (const line of after(60)) {
    const what = /(?:Entity Type|Name|Block): ((?:[a-z0-9_.-]{1,60}:)[\w./-]{1,80})/.exec(line)?.[1]
    if (what) found.what ??= what
    const entity = /Entity's Exact location: (-?[\d.,]{1,20}?), ?(-?[\d.]{1,16}), ?(-?[\d.]{1,16})$/.exec(
      line.trim(),
    )
    const block = /Block location: World: \((-?\d{1,9}),(-?\d{1,9}),(-?\d{1,9})\)/.exec(line)
    const at = entity ?? block
    if (at) found.place ??= [at[1], at[2], at[3]].map((n) => Math.floor(Number(n))).join(' ')
    const world = /(?:Level dimension|Dimension): ((?:[a-z0-9_.-]{1,60}:)[\w./-]{1,80})/.exec(line)?.[1]
    if (world) found.world ??= world
  }
  return found
}

/** The world and its packs. */
export const worldRules: readonly Rule[] = [
  {
    code: 'session_lock',
    signs: [
      'session.lock: already locked',
      'The save is being accessed from another location',
      'DirectoryLock$LockException',
      'Failed to check session lock',
    ],
    read: ({ text }) => facts(/([^\s:]{1,200})\/session\.lock/.exec(text), 'world') ?? {},
  },
  {
    code: 'world_newer',
    signs: [
      'chunk saved with newer version of',
      'world was saved in a newer version',
      'saved with a newer version',
    ],
    read: ({ text }) =>
      facts(
        /saved with newer version of [Mm]inecraft! (\d{1,6}) > (\d{1,6})/.exec(text),
        'wanted',
        'found',
      ) ?? (/(?:level|world) was saved (?:in|with) a newer version/i.test(text) ? {} : undefined),
  },
  {
    code: 'world_level',
    signs: [
      'World files may be corrupted. Shutting down',
      'Failed to load world data from ',
      'Exception reading ',
    ],
    read: ({ text }) =>
      facts(
        /(?:Failed to load world data from|Exception reading) (\S{1,200}level\.dat(?:_old)?)/.exec(text),
        'file',
      ) ?? (text.includes('World files may be corrupted') ? {} : undefined),
  },
  {
    code: 'world_region',
    signs: ['.mca', "Couldn't load chunk", 'Failed to read chunk', 'Chunk file at ', 'Chunk ['],
    read: ({ text }) => {
      const file = /(\S{0,200}r\.-?\d{1,7}\.-?\d{1,7}\.mca)/.exec(text)?.[1]
      if (
        file &&
        /truncated|invalid (?:sector|header)|overlaps|corrupt|wrong location|not a valid|negative|out of bounds|erroneous/i.test(
          text,
        )
      )
        // From the server's own folder on, where the core has joined both.
        return { file: file.replace(/^['"(]/, '').replace(/^\S{1,190}?\/\.\//, '') }
      const chunk =
        /(?:Couldn't load chunk|Failed to read chunk|Chunk file at) \[(-?\d{1,8}), ?(-?\d{1,8})\]/.exec(
          text,
        ) ??
        /Chunk \[(-?\d{1,8}), ?(-?\d{1,8})\] (?:header is truncated|stream is truncated|is allocated, but stream is missing)/.exec(
          text,
        )
      if (!chunk) return undefined
      const [x = '', z = ''] = [chunk[1], chunk[2]]
      return { chunk: `${x} ${z}`, file: regionOf(x, z) }
    },
  },
  {
    code: 'datapack',
    signs: [
      "Failed to load datapacks, can't proceed",
      "Couldn't parse data file ",
      'Registry loading errors',
      'Errors in registry ',
    ],
    read: ({ text, after }) => {
      const fatal = /Failed to load datapacks, can't proceed/.test(text)
      const named =
        /Couldn't parse data file '([\w.-]{1,80}:[\w./-]{1,150})'/.exec(text)?.[1] ??
        (fatal || /Registry loading errors|Errors in registry/.test(text)
          ? after(30)
              .map(
                (line) =>
                  /(?:Error in|Errors? in element|> Errors in element) ([\w.-]{1,80}:[\w./-]{1,150})/.exec(
                    line,
                  )?.[1],
              )
              .find((name) => name !== undefined)
          : undefined)
      if (named) return { what: named }
      return fatal || /Registry loading errors/.test(text) ? {} : undefined
    },
  },
  {
    code: 'ticking_entity',
    signs: ['Description: Ticking entity', 'Description: Ticking player'],
    read: ticking,
  },
  { code: 'ticking_block', signs: ['Description: Ticking block entity'], read: ticking },
]
