import type { Coming } from './features.ts'

/**
 * The wiki's articles in the order of the side menu. Texts: `content/wiki/<slug>/<locale>.md`; an
 * article may be missing in a language until it is translated.
 */
export const wikiSections = {
  start: [
    'first-server-java',
    'cores',
    'file-manager',
    'sftp',
    'move-a-server',
    'subdomain-and-domain',
    'join-bedrock',
    'not-starting',
    'invalid-session',
  ],
  // Articles about the site itself, independent of the game version.
  site: [
    'account',
    'second-step',
    'balance',
    'extending',
    'promo-code',
    'support',
    'another-node',
    'declined-payments',
    'company-documents',
    'share-log',
  ],
  settings: [
    'server-properties',
    'motd-and-icon',
    'backups',
    'schedules',
    'upgrade',
    'resource-packs-and-datapacks',
    'game-rules',
    'new-world',
    'several-worlds',
    'start-by-joining',
  ],
  players: [
    'protection',
    'offline-mode',
    'luckperms',
    'worldguard',
    'economy-and-eula',
    'homes-and-warps',
    'afk',
    'anti-cheat',
    'players-page',
  ],
  plugins: [
    'plugins-and-mods',
    'modpacks',
    'voice-chat',
    'web-maps',
    'discordsrv',
    'votes',
    'mysql',
    'hybrid-cores',
    'bedrock-addons',
  ],
  network: ['proxies', 'viaversion', 'bedrock-on-java'],
  optimization: ['memory-and-gc', 'view-distance-and-entities', 'profiler', 'pregeneration', 'crash-reports'],
} as const

export type WikiSection = keyof typeof wikiSections
export type WikiSlug = (typeof wikiSections)[WikiSection][number]
export const wikiSlugs: readonly WikiSlug[] = Object.values(wikiSections).flat()

/** Features that an article assumes. While one is coming, the article says so above its text. */
export const wikiNeeds: Partial<Record<WikiSlug, readonly Coming[]>> = {
  'first-server-java': ['install', 'subdomain'],
  cores: ['sftp'],
  sftp: ['sftp'],
  'move-a-server': ['sftp', 'install', 'subdomain'],
  'subdomain-and-domain': ['subdomain'],
  'join-bedrock': ['bedrock'],
  'server-properties': ['sftp'],
  'new-world': ['install', 'sftp'],
  'several-worlds': ['install', 'sftp', 'proxy'],
  'start-by-joining': ['subdomain'],
  'motd-and-icon': ['sftp', 'proxy'],
  backups: ['sftp'],
  upgrade: ['install', 'sftp'],
  'resource-packs-and-datapacks': ['sftp'],
  protection: ['install'],
  'offline-mode': ['install', 'sftp', 'proxy'],
  luckperms: ['install'],
  worldguard: ['install'],
  'economy-and-eula': ['install'],
  'homes-and-warps': ['install'],
  afk: ['install'],
  'anti-cheat': ['install'],
  'plugins-and-mods': ['install', 'sftp'],
  modpacks: ['install', 'sftp'],
  'voice-chat': ['install', 'sftp', 'proxy'],
  'web-maps': ['install', 'sftp'],
  discordsrv: ['install', 'sftp'],
  votes: ['install', 'sftp', 'proxy'],
  mysql: ['install', 'proxy'],
  'hybrid-cores': ['install', 'sftp', 'proxy'],
  'bedrock-addons': ['bedrock', 'sftp'],
  proxies: ['proxy', 'sftp'],
  viaversion: ['install', 'sftp', 'proxy'],
  'bedrock-on-java': ['install'],
  'view-distance-and-entities': ['sftp'],
  profiler: ['install'],
  pregeneration: ['install'],
  'crash-reports': ['sftp'],
}
