import type { Coming } from '@zubr/content/features'
import type { LandingId } from '@zubr/i18n/site-pages'

/**
 * Landing pages about a single feature that may not be offered yet. Until it is offered, the page
 * says so wherever it mentions it.
 */
export const landingSubjects: Partial<Record<LandingId, { name: string; comesWith: Coming }>> = {
  bedrock: { name: 'Bedrock', comesWith: 'bedrock' },
  pe: { name: 'Minecraft PE', comesWith: 'bedrock' },
  pmmp: { name: 'PocketMine-MP', comesWith: 'bedrock' },
  bungeecord: { name: 'BungeeCord', comesWith: 'proxy' },
  velocity: { name: 'Velocity', comesWith: 'proxy' },
}

/** Other features that a landing page lists as coming. */
export const landingNames: Record<LandingId, readonly Coming[]> = {
  home: ['bedrock', 'proxy', 'install', 'sftp', 'subdomain'],
  java: ['install', 'sftp', 'subdomain'],
  forever: ['install', 'sftp', 'subdomain'],
  spigot: ['install', 'sftp'],
  paper: ['install', 'sftp'],
  bedrock: ['sftp', 'subdomain'],
  pe: ['sftp', 'subdomain'],
  pmmp: ['install', 'sftp', 'subdomain'],
  bungeecord: ['install', 'sftp', 'subdomain'],
  velocity: ['install', 'sftp', 'subdomain'],
}

/** Features that the mod pack's text assumes. */
export const modpackNeeds: readonly Coming[] = ['install', 'subdomain']
