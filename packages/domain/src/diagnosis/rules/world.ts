import { facts } from '../culprit.ts'
import type { Facts } from '../findings.ts'
import type { Hit, Rule } from '../scan.ts'
import { tableRule } from './table.ts'

/** The region file of a chunk: 32 by 32 chunks each. */
const regionOf = (x: string, z: string) => `r.${Number(x) >> 5}.${Number(z) >> 5}.mca`

/** Source: `RegistryDataLoader.logErrors`, 1.19–1.21. */
const registryElement =
  /(?:Error in|Errors? in element|>{1,2} Errors? in element|Failed to parse|Unbound values in registry [^:\n]{1,100}:) (?:\S{1,80}\/)?\[?([\w.-]{1,80}:[\w./-]{1,150})/

/** The position in a crash report. */
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
      'is already using this folder',
    ],
    read: ({ text }) => facts(/([^\s:]{1,200})\/session\.lock/.exec(text), 'world') ?? {},
  },
  {
    code: 'world_level',
    signs: [
      'World files may be corrupted. Shutting down',
      'Failed to load world data from ',
      'Exception reading ',
      'level.dat',
      'Unable to read or access the world gen settings file',
      'Overworld settings missing',
      'DBStorage chain is invalid',
      'No default level has been loaded',
      'No default world has been loaded',
    ],
    read: ({ text }) =>
      facts(
        /(?:Failed to load world data from|Exception reading) (\S{1,200}level\.dat(?:_old)?)/.exec(text),
        'file',
      ) ??
      (/World files may be corrupted|[Ii]nvalid level\.dat|(?:[Cc]orrupt(?:ed)?|damaged|[Ff]ailed to (?:read|load|parse|open)|[Cc]ould not (?:read|load|parse|open))\b.{0,40}level\.dat|Unable to read or access the world gen settings file|Overworld settings missing|DBStorage chain is invalid|No default (?:level|world) has been loaded/.test(
        text,
      )
        ? {}
        : undefined),
  },
  {
    // LevelDB usually repairs itself, so its warning alone explains nothing.
    code: 'world_level',
    signs: ['status NOT OK(Corruption', 'LevelDBException', 'Corruption: '],
    isHint: true,
    read: ({ text }) => (/status NOT OK\(Corruption|LevelDB.{0,200}Corruption/.test(text) ? {} : undefined),
  },
  {
    code: 'world_region',
    signs: [
      '.mca',
      "Couldn't load chunk",
      'Failed to read chunk',
      'Failed to load chunk',
      'Chunk file at ',
      'Chunk [',
      'Task for world: ',
    ],
    read: ({ text }) => {
      const file = /(\S{0,200}r\.-?\d{1,7}\.-?\d{1,7}\.mca)/.exec(text)?.[1]
      if (
        file &&
        /truncated|invalid (?:sector|header)|overlaps|corrupt|wrong location|not a valid|negative|out of bounds|erroneous/i.test(
          text,
        )
      )
        // Relative to the server's folder, if the core has joined both paths.
        return { file: file.replace(/^['"(]/, '').replace(/^\S{1,190}?\/\.\//, '') }
      const chunk =
        /(?:Couldn't load chunk|Failed to read chunk|Chunk file at) \[(-?\d{1,8}), ?(-?\d{1,8})\]/.exec(
          text,
        ) ??
        /Chunk \[(-?\d{1,8}), ?(-?\d{1,8})\] (?:header is truncated|stream is truncated|is allocated, but stream is missing)/.exec(
          text,
        ) ??
        /Failed to (?:read|load) chunk[^\n]{0,60}Task for world: [^\n]{1,80}? at (-?\d{1,8}),(-?\d{1,8})/.exec(
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
      'Registry loading errors',
      'Errors in registry ',
      'Failed to load registries due to ',
    ],
    read: ({ after }) => {
      const named = after(40)
        .map((line) => registryElement.exec(line)?.[1])
        .find((name) => name !== undefined && !name.startsWith('minecraft:'))
      return named ? { what: named } : {}
    },
  },
  // A pack with a fault in one recipe still loads.
  tableRule(
    'datapack',
    ["Couldn't parse data file ", 'Parsing error loading '],
    [
      [/Couldn't parse data file '([\w.-]{1,80}:[\w./-]{1,150})'/, 'what'],
      [
        /Parsing error loading (?:recipe|custom advancement|loot table) ((?!minecraft:)[\w.-]{1,80}:[\w./-]{1,150})/,
        'what',
      ],
    ],
    { isHint: true },
  ),
  {
    code: 'ticking_entity',
    signs: ['Description: Ticking entity', 'Description: Ticking player', 'Description: Colliding entity'],
    read: ticking,
  },
  {
    code: 'ticking_block',
    signs: [
      'Description: Ticking block entity',
      'Description: Ticking tile entity',
      'Description: Exception while updating neighbours',
      'Description: Exception while ticking a block',
    ],
    read: ticking,
  },
]
