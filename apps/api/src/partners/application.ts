import type { ApplicationField } from '@zubr/contracts/partners'

/** What somebody has written into the form. */
export type Texts = Record<ApplicationField, string>

/** Data of a `relay-application` job. One that comes when the application is done with does nothing. */
export type RelayJob = { id: string }
