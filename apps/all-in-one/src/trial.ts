import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { TrialPlace } from '@zubr/api/payments/processors'
import type { Config } from '@zubr/config'
import { notificationPaths } from '@zubr/contracts/payments/endpoints'
import type { DataDir } from '@zubr/data-dir/data-dir'
import { parseTrialSecret, type TrialSecret, trialSecretName } from '@zubr/data-dir/trial-secret'
import { listening } from '@zubr/process/listening'
import type { Scope } from '@zubr/process/scope'
import { newCredentials } from '@zubr/trial-processor/credentials'
import { startTrialProcessor } from '@zubr/trial-processor/trial-processor'
import { localUrl } from './reachable.ts'

/** Starts the trial processor if configured. It stores its payments in the data folder. */
export async function startTrial(
  scope: Scope,
  { trialPort: port, host, panelUrl, panelPort }: Config,
  { dataDir, clock }: { dataDir: DataDir; clock: () => Date },
): Promise<TrialPlace | undefined> {
  if (port === undefined) return undefined
  const stored = parseTrialSecret(await dataDir.readSecret(trialSecretName))
  const credentials = stored ?? newCredentials(randomBytes(32).toString('base64url'))
  const running = await scope.own(
    listening(
      'TRIAL_PROCESSOR_PORT',
      port,
      startTrialProcessor({
        ...{ host, port, credentials, clock },
        // On the panel's host a phone in the same network reaches it too.
        publicHost: new URL(panelUrl).hostname,
        // Its notifications are recognized by this machine's address.
        yookassaNotifyAt: localUrl(host, panelPort) + notificationPaths.yookassa,
        file: path.join(dataDir.path, 'trial-payments.json'),
      }),
    ),
    (processor) => processor.close(),
  )
  const place: TrialSecret = { ...credentials, url: localUrl(host, Number(new URL(running.url).port)) }
  await dataDir.writeSecret(trialSecretName, JSON.stringify(place))
  return place
}
