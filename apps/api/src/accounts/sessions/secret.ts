import { type Config, ConfigError } from '@zubr/config'

/** The secret that sessions are signed with. Every process needs the same one, so none makes up its own. */
export function authSecretOf({ authSecret }: Pick<Config, 'authSecret'>): string {
  if (authSecret) return authSecret
  throw new ConfigError('AUTH_SECRET: expected one; only `npm start` makes its own')
}
