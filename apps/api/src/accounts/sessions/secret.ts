import { type Config, ConfigError } from '@zubr/config'

/** The secret that signs sessions. All processes share it, so none generates its own. */
export function authSecretOf({ authSecret }: Pick<Config, 'authSecret'>): string {
  if (authSecret) return authSecret
  throw new ConfigError('AUTH_SECRET: expected one; only `npm start` makes its own')
}
