import type { TrialPlace } from '@zubr/api/payments/processors'
import type { Config } from '@zubr/config'
import type { TrialCredentials } from '@zubr/trial-processor/credentials'
import { dataDirPath, storedSecret } from './data-dir.ts'

/** File of the data folder with the trial processor's URL and credentials. */
export const trialSecretName = 'trial-processor'
export type TrialSecret = TrialCredentials & { url: string }

/** The trial processor of a running `npm start` on the data folder; undefined if there is none. */
export async function readTrialSecret({
  trialPort,
  dataDir,
}: Pick<Config, 'trialPort' | 'dataDir'>): Promise<TrialPlace | undefined> {
  return trialPort === undefined
    ? undefined
    : parseTrialSecret(await storedSecret(dataDirPath(dataDir), trialSecretName))
}

/** Only `npm start` writes the file, so its shape is not checked. */
export function parseTrialSecret(text: string | undefined): TrialSecret | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as TrialSecret)
}
