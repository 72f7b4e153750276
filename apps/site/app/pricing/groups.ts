import type { LandingId } from '@zubr/i18n/messages'

/** The tabs of the price list; Ultra plans stand below Java's. Source: specification, "Pricing tabs". */
export const tabs = ['java', 'bedrock', 'proxy'] as const
export type Tab = (typeof tabs)[number]

/** Which tab an address of the landing page opens. Source: readings.md. */
export const groupOfLanding: Record<LandingId, Tab> = {
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
