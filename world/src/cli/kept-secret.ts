import type { Config } from '@zubr/config'
import { dataDirPath, keptSecret } from '../data-dir.ts'

/** The settings with the secret that `npm start` goes by: with another one nobody could open the keys of backups, nor would anybody a new one. */
export async function withKeptSecret<Given extends Pick<Config, 'authSecret' | 'dataDir'>>(
  config: Given,
): Promise<Given> {
  const authSecret = config.authSecret ?? (await keptSecret(dataDirPath(config.dataDir), 'auth-secret'))
  return { ...config, authSecret }
}
