import type { AccountAnswer } from '@zubr/contracts/accounts'
import { createContext, type RouterContextProvider } from 'react-router'

/** What is only known when a page is asked for. Prerendered pages know none of it. */
export type LiveState = { account?: AccountAnswer }

export const liveStateContext = createContext<LiveState>({})

export function liveStateOf(context: Readonly<RouterContextProvider>): LiveState {
  return context.get(liveStateContext)
}
