import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { TrialPlace } from '@zubr/api/payments/processors'
import type { Config } from '@zubr/config'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import { listening } from '@zubr/process/listening'
import type { Scope } from '@zubr/process/scope'
import { newCredentials, type TrialCredentials } from '@zubr/trial-processor/credentials'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { type DataDir, dataDirPath, keptSecret } from './data-dir.ts'
import { localUrl } from './reachable.ts'

/** In the data folder: where the processor to try with is, and what opens it; a secret. */
const keptAs = 'trial-processor'
type Kept = TrialCredentials & { url: string }

/** Starts the processor to try with, where this deployment has it. It remembers its payments in the data folder. */
export async function startTrial(
  scope: Scope,
  { trialPort: port, host, panelUrl, panelPort }: Config,
  { dataDir, clock }: { dataDir: DataDir; clock: () => Date },
): Promise<TrialPlace | undefined> {
  if (port === undefined) return undefined
  const kept = parse(await dataDir.readSecret(keptAs))
  const credentials = kept ?? newCredentials(randomBytes(32).toString('base64url'))
  const running = await scope.own(
    listening(
      'TRIAL_PROCESSOR_PORT',
      port,
      startTrialProcessor({
        ...{ host, port, credentials, clock },
        // Where the panel is, a phone in the same network too finds it.
        publicHost: new URL(panelUrl).hostname,
        // Its senders are known by this machine's own address.
        yookassaNotifyAt: localUrl(host, panelPort) + notificationPaths.yookassa,
        file: path.join(dataDir.path, 'trial-payments.json'),
      }),
    ),
    (processor) => processor.close(),
  )
  const place: Kept = { ...credentials, url: localUrl(host, Number(new URL(running.url).port)) }
  await dataDir.writeSecret(keptAs, JSON.stringify(place))
  return place
}

/** Where the processor to try with is that an `npm start` on the data folder runs; undefined if it runs none. */
export async function keptTrial({
  trialPort,
  dataDir,
}: Pick<Config, 'trialPort' | 'dataDir'>): Promise<TrialPlace | undefined> {
  return trialPort === undefined ? undefined : parse(await keptSecret(dataDirPath(dataDir), keptAs))
}

const parse = (text: string | undefined): Kept | undefined =>
  // Our own file.
  text === undefined ? undefined : (JSON.parse(text) as Kept)
