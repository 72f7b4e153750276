import type { ExampleKey } from '@zubr/contracts/example-servers'
import type { Translation } from '../translation.ts'

/** Messages of the panel's demo. Only the demo loads them. */
export const en = {
  /** The bar above every page: what this is, and what that means, with a colon between. */
  label: 'Demo',
  text: 'these servers aren’t real, and nothing is saved.',
  /** Link to the registration. */
  create: 'Create your own server',
  /** Link to the site. */
  back: 'Back to the website',
  /** Why the operator blocked one of the servers, as an operator would write it. */
  blockReason: 'Cryptocurrency was mined on the server, which the public offer forbids',
  /** Names that players give to their servers; at most 40 characters. */
  servers: {
    running: 'Oak Hollow',
    free: 'First steps',
    full: 'Fair for a hundred and twenty',
    bedrock: 'Pocket garden',
    proxy: 'The gateway',
    'ends-soon': 'School club',
    stopped: 'Winter builds',
    creating: 'New world',
    starting: 'Skyblock for friends',
    stopping: 'Evening survival',
    crashed: 'Castle siege',
    failed: 'Redstone lab',
    absent: 'Old lobby',
    internal: 'Sky islands',
    out_of_memory: 'Bottomless mine',
    disk_full: 'Map archive',
    too_many_processes: 'Minigames',
    core_unavailable: 'Trying the new version',
    port_taken: 'Arena',
    start_timeout: 'A very big world',
    wrong_java: 'Old modpack',
    eula: 'New village',
    broken_world: 'Lost kingdom',
    missing_library: 'Magic and gears',
    no_sandbox: 'Proving ground',
    suspended: 'Last summer',
    archived: 'Last year’s season',
    blocked: 'Grey market',
    deleted: 'Forgotten hill',
    'node-away': 'Far shore',
    'node-troubled': 'Harbour town',
    'awaits-confirm': 'Lamps and rails',
  } satisfies Record<ExampleKey, string>,
  /** A player's note on a backup. */
  backupNote: 'before rebuilding the castle',
  /** Chat messages of players in the game: informal, without capital letters and full stops. */
  chat: {
    cave: 'who is up for the new cave?',
    bridge: 'the bridge is done, you can cross',
    creeper: 'creeper at the entrance, careful',
    bread: 'put bread in the chest, help yourselves',
    house: 'that house turned out great!',
  },
  /** Names that owners give to their schedules. */
  schedules: { restart: 'Restart every night', backup: 'Backup before the weekend' },
}

export type DemoMessages = Translation<typeof en>
