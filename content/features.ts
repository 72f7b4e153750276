import type { GiftId } from '@zubr/i18n/messages'

/**
 * The nine gifts in the order shown: what this deployment offers today, and what is still to come.
 * What the network and the people give is the operator's to promise; what our software does not do yet says 'soon'.
 */
export const gifts: Record<GiftId, { available: true | 'soon' }> = {
  free: { available: true },
  subdomain: { available: 'soon' },
  channel: { available: true },
  sftp: { available: 'soon' },
  install: { available: 'soon' },
  slots: { available: true },
  nonstop: { available: true },
  support: { available: true },
  shield: { available: true },
}
