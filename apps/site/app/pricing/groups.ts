import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Edition } from '@zubr/domain/plans'
import type { LandingId } from '@zubr/i18n/messages'

/** Tab of the price list that each landing page opens. Source: docs/specification.md. */
export const groupOfLanding: Record<LandingId, Edition> = {
  home: 'java',
  java: 'java',
  spigot: 'java',
  paper: 'java',
  forever: 'java',
  bedrock: 'bedrock',
  pe: 'bedrock',
  pmmp: 'bedrock',
  bungeecord: 'proxy',
  velocity: 'proxy',
}

/**
 * Core that a page's button preselects in the panel. Spigot plugins run on Paper; Velocity, the
 * only proxy, replaces Waterfall.
 */
export const coreOfLanding: Partial<Record<LandingId, CoreId>> = {
  spigot: 'paper',
  paper: 'paper',
  pmmp: 'pocketmine',
  bungeecord: 'velocity',
  velocity: 'velocity',
}
