import type { AccountAnswer } from '@zubr/contracts/accounts'
import type { ApplicationFault, ApplicationField } from '@zubr/contracts/fields/partner'
import type { Status } from '@zubr/contracts/status'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Faults } from './forms/partner-faults.ts'

/** Why an application sent without scripts was refused. */
export type PartnerAnswer = {
  outcome: ApplicationFault | 'too_many' | 'failed'
  faults: Faults
  /** Input values, so that nothing is lost. */
  values: Partial<Record<ApplicationField, string>>
  /** For `too_many`: seconds until the next application is accepted. */
  retryAfterSeconds?: number
}

/** Why an address was not stored or not deleted. */
export type InterestAnswer = {
  outcome: 'wrong' | 'too_many' | 'failed'
  faults: { email?: true; consent?: true }
  /** For the two forms that delete an address, the code of a mail's link replaces the address. */
  values: { email?: string; code?: string; consent?: boolean }
}

/** State that is only known at request time. Prerendered pages have none. */
export type LiveState = {
  account?: AccountAnswer
  partner?: PartnerAnswer
  interest?: InterestAnswer
  status?: Status
  /** The day, in the service's time zone, that selects document editions; default today. */
  day?: string
}

export const liveStateContext = createContext<LiveState>({})

export function liveStateOf(context: Readonly<RouterContextProvider>): LiveState {
  return context.get(liveStateContext)
}
