import type { ServerAddresses } from '@zubr/contracts/edge/addresses'

/** Props of each card of the tab. */
export type CardProps = {
  server: string
  addresses: ServerAddresses
  /** The contract does not allow changes. */
  disabled: boolean
  onChanged(addresses: ServerAddresses): void
}
