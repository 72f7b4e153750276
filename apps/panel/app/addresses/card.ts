import type { ServerAddresses } from '@zubr/contracts/edge/addresses'

/** What each card of the tab is given. */
export type CardProps = {
  server: string
  addresses: ServerAddresses
  /** Its contract does not allow changes. */
  disabled: boolean
  onChanged(addresses: ServerAddresses): void
}
