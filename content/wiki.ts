import type { Coming } from './features.ts'

/**
 * The articles of the knowledge base in the order of the side menu. The text of each is
 * `content/wiki/<slug>/<locale>.md`; an article may be missing in a language until it is translated.
 */
export const wikiSections = {
  site: [
    'first-server-java',
    'join-bedrock',
    'subdomain-and-domain',
    'sftp',
    'cores',
    'plugins-and-mods',
    'backups',
    'protection',
  ],
  optimization: [
    'proxies',
    'bedrock-on-java',
    'memory-and-gc',
    'view-distance-and-entities',
    'profiler',
    'pregeneration',
  ],
} as const

export type WikiSection = keyof typeof wikiSections
export type WikiSlug = (typeof wikiSections)[WikiSection][number]
export const wikiSlugs: readonly WikiSlug[] = Object.values(wikiSections).flat()

/** What an article takes for granted. While features.ts says that it is still to come, the article says so above its text. */
export const wikiNeeds: Partial<Record<WikiSlug, readonly Coming[]>> = {
  'first-server-java': ['install', 'subdomain', 'sftp'],
  'join-bedrock': ['bedrock', 'subdomain'],
  'subdomain-and-domain': ['subdomain'],
  sftp: ['sftp'],
  cores: ['install'],
  'plugins-and-mods': ['install', 'sftp'],
  backups: ['sftp'],
  protection: ['install'],
  proxies: ['proxy', 'install'],
  'bedrock-on-java': ['install'],
  'view-distance-and-entities': ['sftp'],
  profiler: ['install'],
  pregeneration: ['install'],
}
