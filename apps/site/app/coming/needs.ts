import type { Coming } from '@zubr/content/features'
import type { LandingId } from '@zubr/i18n/messages'

/** The landing pages that are about one thing which may still be to come. While it is, the page says so wherever it speaks of it. */
export const landingSubjects: Partial<Record<LandingId, { name: string; comesWith: Coming }>> = {
  bedrock: { name: 'Bedrock', comesWith: 'bedrock' },
  pe: { name: 'Minecraft PE', comesWith: 'bedrock' },
  pmmp: { name: 'PocketMine-MP', comesWith: 'bedrock' },
  bungeecord: { name: 'BungeeCord', comesWith: 'proxy' },
  velocity: { name: 'Velocity', comesWith: 'proxy' },
}

/** What else a landing page names as coming, beside its subject, until it is there. */
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

/** What the mod pack's text takes for granted. */
export const modpackNeeds: readonly Coming[] = ['install', 'subdomain']
