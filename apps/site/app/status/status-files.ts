/** What stands beside the status page in every language, by the ending of its address. */
export const statusFiles = {
  atom: '/feed.atom',
  json: '/feed.json',
  badge: '/badge.svg',
  /** The state as the page shows it, for a page that stays open. */
  view: '/state.json',
} as const
