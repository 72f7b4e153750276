import { type Edition, editionOf, type PlanGroup } from '@zubr/domain/plans'
import type { GiftId } from '@zubr/i18n/messages'

/**
 * The nine gifts in the order shown: what this deployment offers today, and what is still to come.
 * What the network and the people give is the operator's to promise; what our software does not do yet says 'soon'.
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
 * For which editions a server can be had: those that your nodes run a core for (packages/domain/src/cores/kinds.ts lists them all,
 * `npm run zubr -- node list` what each node runs). Plans of the others are shown as coming, to visitors and to search engines; the
 * panel dims a plan that no node can take.
 */
export const editions: Record<Edition, { available: true | 'soon' }> = {
  java: { available: true },
  bedrock: { available: true },
  proxy: { available: true },
}

export const isOffered = (group: PlanGroup): boolean => editions[editionOf({ group })].available === true

/** Whatever this list says of that it can be still to come. */
export type Coming = GiftId | Edition

export const isComing = (name: Coming): boolean => ({ ...gifts, ...editions })[name].available === 'soon'
