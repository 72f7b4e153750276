/**
 * A page's text in search results and browser tabs. Title about 60 characters, description 120–160.
 */
export type Head = { title: string; description: string }

export const landingIds = [
  'home',
  'bedrock',
  'java',
  'bungeecord',
  'velocity',
  'spigot',
  'paper',
  'pe',
  'forever',
  'pmmp',
] as const
export type LandingId = (typeof landingIds)[number]

/** The wiki's sections, which `content/wiki.ts` fills with articles. */
export const wikiSectionIds = [
  'start',
  'site',
  'settings',
  'players',
  'plugins',
  'network',
  'optimization',
] as const
export type WikiSectionId = (typeof wikiSectionIds)[number]

export const giftIds = [
  'free',
  'subdomain',
  'channel',
  'sftp',
  'install',
  'slots',
  'nonstop',
  'support',
  'shield',
] as const
export type GiftId = (typeof giftIds)[number]

export const reasonIds = ['shield', 'cpu', 'speed', 'people'] as const
export type ReasonId = (typeof reasonIds)[number]
