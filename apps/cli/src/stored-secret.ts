import type { Config } from '@zubr/config'
import { dataDirPath, storedSecret } from '@zubr/data-dir/data-dir'

/**
 * The configuration with the secret of `npm start`: another one could not decrypt the keys of
 * backups, and would encrypt new ones unreadably.
 */
export async function withStoredSecret<Given extends Pick<Config, 'authSecret' | 'dataDir'>>(
  config: Given,
): Promise<Given> {
  const authSecret = config.authSecret ?? (await storedSecret(dataDirPath(config.dataDir), 'auth-secret'))
  return { ...config, authSecret }
}
