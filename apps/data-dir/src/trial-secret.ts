import type { TrialPlace } from '@zubr/api/payments/processors'
import type { Config } from '@zubr/config'
import type { TrialCredentials } from '@zubr/trial-processor/credentials'
import { dataDirPath, storedSecret } from './data-dir.ts'

/** The file of the data folder with the address and the credentials of the trial processor. */
export const trialSecretName = 'trial-processor'
export type TrialSecret = TrialCredentials & { url: string }

/** The trial processor that `npm start` runs on the data folder; undefined if it runs none. */
export async function readTrialSecret({
  trialPort,
  dataDir,
}: Pick<Config, 'trialPort' | 'dataDir'>): Promise<TrialPlace | undefined> {
  return trialPort === undefined
    ? undefined
    : parseTrialSecret(await storedSecret(dataDirPath(dataDir), trialSecretName))
}

/** The file is written by `npm start` alone, so its shape is not checked. */
export function parseTrialSecret(text: string | undefined): TrialSecret | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as TrialSecret)
}
