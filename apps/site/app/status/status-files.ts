/** Files beside the status page in every language, by URL suffix. */
export const statusFiles = {
  atom: '/feed.atom',
  json: '/feed.json',
  badge: '/badge.svg',
  /** The page's state as JSON, for pages that stay open. */
  view: '/state.json',
} as const
