import { type Edition, editionOf, type PlanGroup } from '@zubr/domain/plans'
import type { GiftId } from '@zubr/i18n/site-pages'

/**
 * The nine benefits in display order: available today, or 'soon'. The operator promises those of
 * the network and the team; features that our software lacks are 'soon'.
 */
export const gifts: Record<GiftId, { available: true | 'soon' }> = {
  free: { available: true },
  subdomain: { available: true },
  channel: { available: true },
  sftp: { available: true },
  install: { available: true },
  slots: { available: true },
  nonstop: { available: true },
  support: { available: true },
  shield: { available: true },
}

/**
 * Editions with available servers: your nodes run a core of them
 * (packages/domain/src/cores/kinds.ts lists all, `npm run zubr -- node list` those of each node).
 * Others are shown as coming; the panel dims a plan that no node can take.
 */
export const editions: Record<Edition, { available: true | 'soon' }> = {
  java: { available: true },
  bedrock: { available: true },
  proxy: { available: true },
}

export const isOffered = (group: PlanGroup): boolean => editions[editionOf({ group })].available === true

/** Features that can be marked as coming. */
export type Coming = GiftId | Edition

export const isComing = (name: Coming): boolean => ({ ...gifts, ...editions })[name].available === 'soon'
