import type { AddonDependency } from '@zubr/contracts/catalogue/projects'
import { type DemoProject, type DemoVersion, mod, plugin } from './project.ts'

// The demo's catalogue: all projects are invented.

export const projects: readonly DemoProject[] = [
  plugin('HomeDoor', 'anvilmoth', 812_400, 'Homes, a way back to where you died, and visits to friends.', {
    categories: ['utility', 'transportation'],
    settings: 'HomeDoor',
    text:
      '## Your door home\n\n' +
      'Everybody gets **three homes**; builders get eight. ' +
      '`/home` opens the door, `/back` leads to where you fell.\n\n' +
      '- no lag: homes are kept in one small file per player\n' +
      '- a delay, so that nobody escapes from a fight\n' +
      '- works behind a proxy\n\n' +
      '| command | what it does |\n' +
      '|---|---|\n' +
      '| `/sethome` | remembers this place |\n' +
      '| `/home` | leads there |\n' +
      '| `/visit` | asks a friend to open |',
    versions: [
      {
        number: '4.3.1',
        daysAgo: 6,
        mb: 1.2,
        changes: '- Doors open in the Nether again\n- The delay counts while you ride, too',
      },
      {
        number: '4.3.0',
        daysAgo: 24,
        mb: 1.2,
        changes:
          '- **New:** `/visit` asks a friend to open their door\n- Homes of players who left are kept for a year',
      },
      { number: '4.2.0', daysAgo: 130, mb: 1.1, changes: 'Homes can have names with spaces.' },
      { number: '4.1.3', daysAgo: 210, mb: 1.1, changes: 'Faster on large servers.' },
    ],
  }),
  plugin('TreeCutter', 'oakley_west', 1_930_100, 'Fells a whole tree with one blow of an axe.', {
    categories: ['gameplay'],
    settings: 'TreeCutter',
    versions: [
      { number: '2.1', daysAgo: 75, mb: 0.1, changes: 'Mangroves fall as well.' },
      { number: '2.0', daysAgo: 260, mb: 0.1, changes: 'Axes alone.' },
    ],
  }),
  plugin('CoinCore', 'mintmill', 2_410_000, 'What shops and banks keep their coins in.', {
    categories: ['economy', 'library'],
    settings: 'CoinCore',
    versions: [{ number: '1.8.2', daysAgo: 40, mb: 0.4, changes: 'Faster with ten thousand accounts.' }],
  }),
  plugin(
    'StoneBank',
    'mintmill',
    402_700,
    'Accounts, interest and loans, in a bank that you build yourself.',
    {
      categories: ['economy'],
      settings: 'StoneBank',
      versions: [
        {
          number: '2.1.0',
          daysAgo: 3,
          mb: 0.8,
          needs: ['coincore'],
          changes: '- Loans\n- A teller can be any villager',
        },
        {
          number: '2.0.1',
          daysAgo: 95,
          mb: 0.7,
          needs: ['coincore'],
          changes: 'Interest is paid at midnight.',
        },
      ],
    },
  ),
  plugin('MapBoard', 'cartolina', 95_300, 'A map of the world on a wall of item frames.', {
    source: 'hangar',
    categories: ['world-management'],
    versions: [
      { number: '1.0-beta.2', daysAgo: 2, mb: 2.4, channel: 'beta', changes: 'The first one with colours.' },
      { number: '0.9', daysAgo: 60, mb: 2.1, changes: 'Draws while nobody looks.' },
    ],
  }),
  plugin('LockBox', 'anvilmoth', 688_900, 'Chests, doors and barrels that open for their owners alone.', {
    categories: ['protection'],
    text:
      'Put up a sign, and the chest is yours.\n\n' +
      '1. Place a chest\n' +
      '2. Place a sign on it\n' +
      '3. Write the names of your friends\n\n' +
      '> What is locked can’t be blown up either.',
    versions: [
      { number: '3.4.0', daysAgo: 11, mb: 0.3, goesWith: ['signpost'], changes: 'Barrels and shelves.' },
    ],
  }),
  plugin('MarketStreet', 'stallholder', 311_200, 'Stalls that players rent, with prices on signs.', {
    categories: ['economy'],
    versions: [
      {
        number: '1.6.0',
        daysAgo: 18,
        mb: 0.9,
        needs: ['coincore', 'signpost'],
        changes: 'Rent by the week.',
      },
    ],
  }),
  plugin('SignPost', 'cartolina', 540_000, 'Signs that lead, sell and tell the time.', {
    categories: ['utility', 'library'],
    versions: [{ number: '5.0.3', daysAgo: 33, mb: 0.2, changes: 'Signs on both sides.' }],
  }),
  plugin('QuietChat', 'hushwood', 120_450, 'Filters shouting and floods, and keeps a diary of what it hid.', {
    categories: ['social'],
    versions: [{ number: '1.2.4', daysAgo: 51, mb: 0.2, changes: 'Knows nine languages.' }],
  }),
  plugin('LoudChat', 'hushwood', 41_010, 'Ranges for speaking: whisper, talk, shout.', {
    categories: ['social'],
    versions: [
      { number: '0.8', daysAgo: 210, mb: 0.1, against: ['quietchat'], changes: 'Shouting costs hunger.' },
    ],
  }),
  // Their slugs tell the panel that they need ports.
  plugin('EarShot', 'hushwood', 866_000, 'Voice chat: players hear who stands near them.', {
    slug: 'simple-voice-chat',
    categories: ['social'],
    versions: [{ number: '2.6.7', daysAgo: 14, mb: 3.1, changes: 'Quieter wind.' }],
  }),
  plugin('BallotBox', 'riverbed', 152_300, 'Rewards for votes on server lists.', {
    slug: 'nuvotifier',
    categories: ['utility'],
    versions: [{ number: '3.0.2', daysAgo: 48, mb: 0.6, changes: 'Counts while nobody is online.' }],
  }),
  // The same project at another catalogue.
  plugin('LockBox', 'anvilmoth', 120_400, 'Chests, doors and barrels that open for their owners alone.', {
    id: 'lockbox-hangar',
    source: 'hangar',
    categories: ['protection'],
    versions: [{ number: '3.4.0', daysAgo: 11, mb: 0.3, changes: 'Barrels and shelves.' }],
  }),
  plugin('OldLifts', 'riverbed', 77_800, 'Lifts made of iron blocks.', {
    categories: ['transportation'],
    versions: [
      { number: '1.1', daysAgo: 900, mb: 0.1, gameVersions: ['1.16.5', '1.20.1'], changes: 'First.' },
    ],
  }),
  mod('Fox Library', 'foxglove', 3_100_400, 'What several mods of the fox family need.', {
    id: 'foxlib',
    categories: ['library'],
    versions: [
      { number: '7.2.0', daysAgo: 9, mb: 0.6, changes: 'For 26.2.' },
      { number: '7.1.4', daysAgo: 88, mb: 0.6, changes: 'Starts faster.' },
    ],
  }),
  mod('Cosy Furniture', 'foxglove', 905_600, 'Chairs to sit on, lamps to pull, curtains to close.', {
    id: 'cosyfurniture',
    categories: ['decoration'],
    settings: 'cosyfurniture.toml',
    versions: [
      {
        number: '3.3.0',
        daysAgo: 5,
        mb: 6.8,
        needs: ['foxlib'],
        changes: '- Curtains\n- Sofas remember who sat there',
      },
      { number: '3.2.1', daysAgo: 70, mb: 6.5, needs: ['foxlib'], changes: 'Lamps in all colours.' },
    ],
  }),
  mod('Swift Chunks', 'gearwright', 4_880_000, 'Loads the world with half the work.', {
    id: 'swiftchunks',
    categories: ['optimization'],
    versions: [{ number: '0.14.2', daysAgo: 20, mb: 1.9, changes: 'Less memory.' }],
  }),
  mod('Lantern Lights', 'marshlight', 388_200, 'Lanterns that light the hand that carries them.', {
    id: 'lanternlights',
    categories: ['decoration'],
    versions: [{ number: '2.1.0', daysAgo: 7, mb: 0.5, needs: ['mossylib'], changes: 'Lanterns on belts.' }],
  }),
  mod('Mossy Library', 'marshlight', 702_500, 'What the mods of the marsh need.', {
    id: 'mossylib',
    categories: ['library'],
    versions: [
      { number: '1.4.2', daysAgo: 8, mb: 0.4, changes: 'Starts faster.' },
      { number: '1.3.0', daysAgo: 140, mb: 0.4, changes: 'First.' },
    ],
  }),
  mod('Better Beehives', 'meadowlark', 210_300, 'Hives that show how full they are.', {
    id: 'betterbeehives',
    categories: ['gameplay'],
    versions: [
      { number: '1.5.0', daysAgo: 44, mb: 0.3, goesWith: ['cosyfurniture'], changes: 'Honey levels.' },
    ],
  }),
  mod('Clear Sky', 'gearwright', 1_200_900, 'Softer clouds and a larger moon.', {
    id: 'clearsky',
    categories: ['decoration'],
    clientOnly: true,
    versions: [{ number: '2.0', daysAgo: 28, mb: 3.3, changes: 'A larger moon.' }],
  }),
  mod('Tiny Caves', 'meadowlark', 64_000, 'More small caves, fewer that swallow a town.', {
    id: 'tinycaves',
    kind: 'datapack',
    loaders: ['datapack'],
    categories: ['worldgen'],
    versions: [{ number: '1.3', daysAgo: 15, mb: 0.1, changes: 'Dripstone.' }],
  }),
  mod('Many Banners', 'riverbed', 39_500, 'Forty patterns for banners.', {
    id: 'manybanners',
    kind: 'datapack',
    loaders: ['datapack'],
    categories: ['decoration'],
    versions: [{ number: '2.2', daysAgo: 66, mb: 0.1, changes: 'Eight more.' }],
  }),
  mod(
    'Cosy Valley',
    'foxglove',
    350_700,
    'A village, a garden and a long winter: 48 mods that go together.',
    {
      id: 'cosyvalley',
      kind: 'modpack',
      loaders: ['fabric'],
      categories: ['adventure'],
      versions: [
        { number: '1.1.0', daysAgo: 12, mb: 2.2, changes: '- Winter lasts longer\n- 4 mods updated' },
        { number: '1.0.0', daysAgo: 61, mb: 2.1, changes: 'The valley opens.' },
      ],
    },
  ),
]

export const projectWith = (id: string): DemoProject | undefined => projects.find((one) => one.id === id)

/** The name of the project's file. */
export const fileName = ({ id, name, kind }: DemoProject, number: string): string =>
  `${kind === 'plugin' ? name : id}-${number}.${kind === 'modpack' ? 'mrpack' : kind === 'datapack' ? 'zip' : 'jar'}`

/** The project and version of a file by its name; undefined for an unknown file. */
export function versionOfFile(name: string): { project: DemoProject; version: DemoVersion } | undefined {
  const plain = name.replace(/\.disabled$/, '')
  for (const project of projects)
    for (const version of project.versions)
      if (fileName(project, version.number) === plain) return { project, version }
  return undefined
}

export const dependenciesOf = ({
  needs = [],
  goesWith = [],
  against = [],
}: DemoVersion): AddonDependency[] => {
  const as = (kind: AddonDependency['kind']) => (project: string) => ({
    kind,
    project,
    version: null,
    name: null,
  })
  return [...needs.map(as('required')), ...goesWith.map(as('optional')), ...against.map(as('incompatible'))]
}
