import type { AccountAnswer } from '@zubr/contracts/accounts'
import { socialNames } from '@zubr/contracts/social-networks'
import { fill } from '@zubr/i18n/format'
import { isReachable } from '@zubr/i18n/reachable'
import { buttonClass } from '@zubr/ui/button'
import { useI18n } from '../i18n.tsx'
import { useSite } from '../site.tsx'
import { Message } from './fields.tsx'
import styles from './form.module.css'

/**
 * A button for each network that this deployment has keys for and the page's readers can open. The
 * error of a failed attempt is above them.
 */
export function SocialSignIn({ answer }: { answer: AccountAnswer | null }) {
  const { locale, messages } = useI18n()
  const { panelUrl, networks: offered = [] } = useSite()
  const networks = offered.filter((id) => isReachable(id, locale))
  const { outcome, next } = answer ?? {}
  const said =
    outcome === 'too_many'
      ? messages.account.tooMany
      : Object.entries(messages.account.networks).find(([name]) => name === outcome)?.[1]
  if (networks.length === 0) return null
  return (
    <div className={styles.networks}>
      {said && <Message name="network" text={said} tone="calm" focus />}
      {networks.map((id) => (
        <form key={id} method="post" action={`${panelUrl}/login/${id}`}>
          <input type="hidden" name="lang" value={locale} />
          {next && <input type="hidden" name="next" value={next} />}
          <button type="submit" className={buttonClass({ size: 'wide', tone: 'quiet' })}>
            {fill(messages.account.social, { network: socialNames[id] })}
          </button>
        </form>
      ))}
    </div>
  )
}
