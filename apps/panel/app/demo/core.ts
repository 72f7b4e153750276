import type { Core } from '@zubr/contracts/cores/core'
import type { Server } from '@zubr/contracts/servers'

/** The agent's own core, as it says of itself: an app imports nothing of another, so a test of the world holds the two together. */
export const core: Core = {
  id: 'flying-squid',
  version: '1.12.0',
  gameVersion: '1.21.4',
  edition: 'java',
  experimental: true,
  settings: [
    { key: 'motd', type: 'text', maxLength: 100, default: 'A Minecraft server' },
    { key: 'maxPlayers', type: 'integer', min: 1, max: 10_000, default: 1_000 },
    {
      key: 'gameMode',
      type: 'choice',
      options: ['survival', 'creative', 'adventure', 'spectator'],
      default: 'survival',
    },
    { key: 'difficulty', type: 'choice', options: ['peaceful', 'easy', 'normal', 'hard'], default: 'easy' },
    { key: 'onlineMode', type: 'boolean', default: false },
    { key: 'viewDistance', type: 'integer', min: 2, max: 12, default: 6 },
    { key: 'world', type: 'choice', options: ['hills', 'flat'], default: 'hills' },
    { key: 'seed', type: 'text', maxLength: 20, default: '' },
  ],
}

/** The same as a server's view says it. */
export const coreView = {
  core: {
    id: core.id,
    version: core.version,
    gameVersion: core.gameVersion,
    experimental: core.experimental,
    build: null,
    java: null,
  },
  edition: core.edition,
  transport: 'tcp',
} as const satisfies Partial<Server>

/** What a server says of the moment when there is nothing to say. */
export const settled = {
  progress: null,
  silentSince: null,
  killAt: null,
  players: [],
} satisfies Partial<Server>
