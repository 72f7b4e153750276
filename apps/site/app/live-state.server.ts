import type { AccountAnswer } from '@zubr/contracts/accounts'
import type { ApplicationFault, ApplicationField } from '@zubr/contracts/fields/partner'
import type { Status } from '@zubr/contracts/status'
import { createContext, type RouterContextProvider } from 'react-router'
import type { Faults } from './forms/partner-faults.ts'

/** Why an application that was sent without scripts was not taken. */
export type PartnerAnswer = {
  outcome: ApplicationFault | 'too_many' | 'failed'
  faults: Faults
  /** What was typed, so that nothing is lost. */
  values: Partial<Record<ApplicationField, string>>
  /** Until the next application is taken, for `too_many`. */
  retryAfterSeconds?: number
}

/** Why an address was not kept, or not deleted. */
export type InterestAnswer = {
  outcome: 'wrong' | 'too_many' | 'failed'
  faults: { email?: true; consent?: true }
  /** Of the two that take an address back, the code of a mail's link stands for the address. */
  values: { email?: string; code?: string; consent?: boolean }
}

/** What is only known when a page is asked for. Prerendered pages know none of it. */
export type LiveState = {
  account?: AccountAnswer
  partner?: PartnerAnswer
  interest?: InterestAnswer
  status?: Status
  /** The day of the service's time zone by which documents are shown; today if not given. */
  day?: string
}

export const liveStateContext = createContext<LiveState>({})

export function liveStateOf(context: Readonly<RouterContextProvider>): LiveState {
  return context.get(liveStateContext)
}
