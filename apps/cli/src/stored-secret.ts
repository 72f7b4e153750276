import type { Config } from '@zubr/config'
import { dataDirPath, storedSecret } from '@zubr/data-dir/data-dir'

/**
 * The configuration with the secret of `npm start`: another one could not decrypt the keys of
 * backups, and would encrypt new ones unreadably.
 */
export async function withStoredSecret<C extends Pick<Config, 'authSecret' | 'dataDir'>>(
  config: C,
): Promise<C> {
  const authSecret = config.authSecret ?? (await storedSecret(dataDirPath(config.dataDir), 'auth-secret'))
  return { ...config, authSecret }
}
