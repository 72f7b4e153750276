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
