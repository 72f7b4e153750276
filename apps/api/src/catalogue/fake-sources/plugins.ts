import { type FakeProject, project } from './project.ts'

const spigot = ['paper', 'spigot', 'bukkit']
const both: FakeProject['on'] = ['modrinth', 'hangar']
const old = ['1.20.6', '1.18.2']

/**
 * Half of it is pictures, as in real descriptions: the source's own in all notations, a missing
 * one, and some on other hosts.
 */
const oakpurse = `![Oakpurse](https://cdn.modrinth.com/data/cached_images/oakpurse-head.png)

Every coin has an owner. **Accounts, interest and a ledger** that nobody can cheat.

<p align="center">
  <a href="https://code.example/oakpurse"><img alt="A ledger with three accounts" width="400" src="https://cdn.modrinth.com/data/cached_images/oakpurse-ledger.png"></a>
</p>

## Shops

![Buying bread](https://cdn.modrinth.com/data/cached_images/oakpurse-shop.gif "It moves")
![A picture that is gone](https://cdn.modrinth.com/data/cached_images/missing.png)

[![Talk to us](https://badges.example/talk.svg)](https://chat.example/oakpurse) ![Its graph](https://pictures.example/graph.png)
`

export const plugins: FakeProject[] = [
  project(
    'Mossbridge',
    'fernwright',
    'A bridge between plugins and purses: what shops and banks build on',
    4_812_000,
    spigot,
    { '1.9.2': {}, '1.9.0': {}, '1.7.3': { games: old } },
    { on: both, categories: ['library', 'economy'] },
  ),
  project(
    'Oakpurse',
    'fernwright',
    'An economy with accounts, interest and a ledger that nobody can cheat',
    2_940_000,
    spigot,
    {
      '3.2.0': { needs: ['mossbridge'], wants: ['lanternchat'] },
      '3.1.4': { needs: ['mossbridge'] },
      '2.8.0': { needs: ['mossbridge'], games: old },
    },
    { on: both, categories: ['economy'], body: oakpurse },
  ),
  project(
    'Lanternchat',
    'hollowlark',
    'Channels, colours and private words, with a filter that learns',
    3_105_500,
    spigot,
    { '5.4.1': { wants: ['mossbridge'] }, '5.4.0': {}, '5.0.0': { games: old } },
    { on: both, categories: ['chat', 'social'] },
  ),
  project(
    'Fencewarden',
    'brackenfold',
    'Claims of land that neighbours respect, drawn with a golden shovel',
    5_220_000,
    spigot,
    { '7.1.0': { clashes: ['stakeholder'] }, '7.0.2': {}, '6.4.0': { games: old } },
    { on: both, categories: ['protection', 'world_management'] },
  ),
  project(
    'Stakeholder',
    'brackenfold',
    'Another way to claim land: by stakes, paid by the day',
    410_200,
    spigot,
    { '1.3.0': { clashes: ['fencewarden'], needs: ['oakpurse'] }, '1.2.0': { clashes: ['fencewarden'] } },
    { categories: ['protection'] },
  ),
  project(
    'Homeward',
    'quillback',
    'Homes, warps and a way back to where you died',
    3_900_100,
    spigot,
    { '4.0.1': {}, '4.0.0': {}, '3.6.2': { games: old } },
    { on: both, categories: ['gameplay', 'transportation'] },
  ),
  project(
    'Emberfall',
    'tinderbox',
    'Seasons with weather that burns, freezes and blooms',
    788_000,
    ['paper'],
    {
      '2.1.0': {
        breaks: "java.lang.NoSuchMethodError: 'org.bukkit.World org.bukkit.Server.getSeason()'",
        changes: '## 2.1.0\n\n- Seasons by the **new** interface of the server',
      },
      '2.0.3': {},
      '1.9.0': { games: old },
    },
    { on: both, categories: ['gameplay', 'adventure'] },
  ),
  project(
    'Nightwatch',
    'quillback',
    'Writes down who broke what, and puts it back',
    2_100_800,
    spigot,
    { '9.8.0': {}, '9.7.5': {} },
    { on: both, categories: ['admin_tools', 'management'] },
  ),
  project(
    'Skein',
    'hollowlark',
    'Regions, brushes and undo for who builds large',
    6_700_300,
    ['paper', 'spigot', 'bukkit', 'fabric'],
    { '7.4.0': { loaders: spigot }, '7.4.0-fabric': { loaders: ['fabric'], format: 'fabric.mod.json' } },
    { kind: 'plugin', categories: ['world_management'] },
  ),
  project(
    'Rankwell',
    'thistledown',
    'Groups, permissions and who may what, in the browser too',
    7_450_900,
    ['paper', 'spigot', 'bukkit'],
    { '5.5.10': {}, '5.5.9': {}, '5.4.0': { games: old } },
    { on: both, categories: ['admin_tools', 'management'] },
  ),
  project(
    'Cartwheel',
    'mapmaker',
    'A map of your world in the browser, live',
    1_888_400,
    ['paper'],
    {
      '2.3.0': { format: 'paper-plugin.yml', wants: ['fencewarden'] },
      '2.2.0': { format: 'paper-plugin.yml' },
    },
    { on: both, categories: ['misc', 'utility'] },
  ),
  project(
    'Voicebox',
    'hollowlark',
    'Players hear who stands near them; asks for a port of its own',
    4_020_700,
    ['paper', 'spigot', 'bukkit'],
    { '2.6.7': {}, '2.6.6': {} },
    // The panel knows by this slug that a port is needed.
    { on: both, categories: ['social', 'chat'], slug: 'simple-voice-chat' },
  ),
  project(
    'Ballotbox',
    'thistledown',
    'Rewards for votes, counted by the sites that list servers',
    930_600,
    spigot,
    { '3.0.2': { needs: ['mossbridge'] }, '3.0.0': { needs: ['mossbridge'] } },
    { on: both, categories: ['misc'] },
  ),
  // Two authors with the same idea and the same name.
  project(
    'Doormat',
    'thistledown',
    'Greets who comes in',
    61_000,
    ['paper'],
    { '1.1.0': {} },
    { categories: ['misc'] },
  ),
  project(
    'Doormat',
    'brackenfold',
    'A doormat under which keys are kept',
    28_000,
    ['paper'],
    { '0.4.0': {} },
    { on: ['hangar'], categories: ['misc'], slug: 'doormat-keys' },
  ),
  project(
    'Claypot',
    'tinderbox',
    'Pots that keep what players put into them',
    95_000,
    ['paper'],
    { '2.2.0': {}, '2.1.0': {} },
    {
      on: both,
      categories: ['gameplay'],
      hangarAuthor: 'tinderbox-plugins',
      code: 'https://github.com/tinderbox-example/claypot',
    },
  ),
  project(
    'Crateful',
    'tinderbox',
    'Chests with prizes, keys and a wheel that turns',
    1_320_000,
    spigot,
    { '6.2.0': { needs: ['oakpurse'] }, '6.1.9': { needs: ['oakpurse'] } },
    { categories: ['economy', 'game-mechanics'] },
  ),
  project(
    'Arenawright',
    'brackenfold',
    'Duels and team games on maps of your own',
    640_000,
    spigot,
    { '1.8.1': { wants: ['skein'] }, '1.8.0': {} },
    { on: ['hangar'], categories: ['games'] },
  ),
  project(
    'Tidepool',
    'mapmaker',
    'Fishing with forty fish, seasons and a contest',
    512_300,
    ['paper'],
    { '0.9.0': { channel: 'beta' }, '0.8.2': { channel: 'beta' } },
    { on: ['hangar'], categories: ['gameplay'] },
  ),
  project(
    'Quarrybell',
    'quillback',
    'Rings when somebody digs where they should not; had from its author alone',
    77_100,
    ['paper'],
    { '1.1.0': { byHand: true }, '1.0.0': { byHand: true } },
    { on: ['hangar'], categories: ['protection'] },
  ),
  project(
    '<b>Boldly</b> & "Quoted"',
    'tag<i>ger</i>',
    'A name with <script>alert(1)</script> and an <img src=x onerror=alert(2)> in it',
    12_400,
    ['paper'],
    { '1.0.0': {} },
    {
      modId: 'boldly',
      body:
        '# <script>alert(1)</script>\n\n' +
        '<img src=x onerror=alert(2)>\n\n' +
        '[a link](javascript:alert(3)) and ![a picture](https://elsewhere.example/tracks.png)',
    },
  ),
  project(
    'Longwinded',
    'hollowlark',
    'Its author had much to say',
    9_300,
    ['paper'],
    { '1.0.0': {} },
    {
      body: `# Longwinded\n\n${'A paragraph that goes on and on, with **bold** words and `code` in it. '.repeat(30).concat('\n\n').repeat(90)}`,
    },
  ),
  project(
    'Yesteryear',
    'oldhand',
    'Kept for old worlds, and for those who stayed with them',
    210_000,
    spigot,
    { '1.4.0': { games: ['1.16.5', '1.12.2'] } },
    { categories: ['misc'] },
  ),
  project(
    'Gatepost',
    'thistledown',
    'A lobby behind the proxy that sends players where there is room',
    305_000,
    ['velocity'],
    { '2.0.0': { games: ['3.4', '3.5'] }, '1.9.0': { games: ['3.3'] } },
    { on: both, categories: ['utility', 'admin_tools'] },
  ),
  project(
    'Signalfire',
    'thistledown',
    'One chat for all servers behind a proxy',
    198_700,
    ['velocity'],
    { '1.5.0': { needs: ['gatepost'] }, '1.4.0': {} },
    { on: both, categories: ['chat'] },
  ),
]
