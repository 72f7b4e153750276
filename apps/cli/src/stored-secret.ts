import type { Config } from '@zubr/config'
import { dataDirPath, storedSecret } from '@zubr/data-dir/data-dir'

/** The settings with the secret that `npm start` goes by: with another one nobody could open the keys of backups, nor would anybody a new one. */
export async function withStoredSecret<Given extends Pick<Config, 'authSecret' | 'dataDir'>>(
  config: Given,
): Promise<Given> {
  const authSecret = config.authSecret ?? (await storedSecret(dataDirPath(config.dataDir), 'auth-secret'))
  return { ...config, authSecret }
}
