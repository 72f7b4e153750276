import type { CoreId } from '@zubr/domain/cores/kinds'
import type { Edition } from '@zubr/domain/plans'
import type { LandingId } from '@zubr/i18n/messages'

/** Which tab of the price list an address of the landing page opens. Source: readings.md. */
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

/** Which core a page's button asks the panel for. Spigot's plugins run on Paper, and Waterfall's players behind Velocity, the only proxy. */
export const coreOfLanding: Partial<Record<LandingId, CoreId>> = {
  spigot: 'paper',
  paper: 'paper',
  pmmp: 'pocketmine',
  bungeecord: 'velocity',
  velocity: 'velocity',
}
